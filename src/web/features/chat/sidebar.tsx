import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useId, useState, type ReactNode } from 'react';
import { chat } from '#content/chat.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Form } from '#web/ui/form.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { PlusIcon } from '#web/ui/icons.tsx';
import { danger, muted, smallSize } from '#web/ui/text.css.ts';
import { TrashIcon } from '#web/ui/tool-icons.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { SEARCH_MAX_LENGTH, TITLE_MAX_LENGTH } from '#domain/chat.ts';
import { client } from '#web/lib/trpc.ts';
import { useSettled } from '#web/lib/use-settled.ts';
import { Spinner } from './chat-frame.tsx';
import {
  allMessages,
  conversations,
  refreshConversations,
  type Conversation,
} from './data/queries.ts';
import { tellFailure, useSessionWatch } from './data/session.ts';
import { saveMarkdown } from './data/transcript.ts';
import * as css from './sidebar.css.ts';
import { asBlock, cutShort, inside2, rigid, scrollsDown, stack1 } from '#web/ui/layout.css.ts';

interface SidebarContentProps {
  isCreating: boolean;
  onCreate: () => void;
  children: ReactNode;
}

export function SidebarContent({ isCreating, onCreate, children }: SidebarContentProps) {
  return (
    <>
      <Button full pending={isCreating} className={rigid} onClick={onCreate}>
        <PlusIcon />
        {chat.labels.newConversation}
      </Button>
      <nav aria-label={chat.labels.conversations} className={`${scrollsDown} ${css.nav}`}>
        {children}
      </nav>
    </>
  );
}

interface ConversationsProps {
  selectedId: string | undefined;
  onSelect: (id: string) => void;
  onRename: (conversation: Conversation) => void;
  onDelete: (conversation: Conversation) => void;
}

/** Latest first. The selected conversation can be renamed, downloaded, and deleted. */
export function Conversations({ selectedId, onSelect, onRename, onDelete }: ConversationsProps) {
  const [text, setText] = useState('');
  const search = useSettled(text.trim(), 200);
  const query = useInfiniteQuery(conversations(search));
  const { data, error, isPending, isPlaceholderData, refetch } = query;
  useSessionWatch(error);

  if (isPending) return <Spinner label={chat.labels.loadingConversations} />;
  if (!data) {
    return (
      <Notice
        action={chat.labels.tryAgain}
        text={chat.labels.conversationsFailed}
        onRetry={() => void refetch()}
      />
    );
  }
  const isSearching = search !== '' && !isPlaceholderData;
  if (data.length === 0 && text === '' && !isSearching) {
    return <p className={muted}>{chat.labels.noConversations}</p>;
  }
  const found = data.length === 0 ? chat.labels.foundNone : chat.labels.found;
  return (
    <>
      {(data.length > 1 || text !== '') && (
        <search className={css.search}>
          <input
            type="search"
            className={css.searchField}
            aria-label={chat.labels.search}
            placeholder={chat.labels.search}
            maxLength={SEARCH_MAX_LENGTH}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </search>
      )}
      <p role="status" className={css.found}>
        {isSearching &&
          found
            .replace('{count}', `${data.length}${query.hasNextPage ? '+' : ''}`)
            .replace('{text}', () => search)}
      </p>
      <ul role="list" className={stack1}>
        {data.map((conversation) => {
          const isSelected = conversation.id === selectedId;
          return (
            <li key={conversation.id} className={css.row} data-selected={isSelected || undefined}>
              <button
                type="button"
                className={css.choose}
                aria-current={isSelected || undefined}
                onClick={() => onSelect(conversation.id)}
              >
                <span dir="auto" className={`${cutShort} ${asBlock}`}>
                  {conversation.title}
                </span>
              </button>
              {isSelected && (
                <Button
                  variant="quiet"
                  square
                  aria-label={chat.labels.deleteConversation}
                  onClick={() => onDelete(conversation)}
                >
                  <TrashIcon size={20} />
                </Button>
              )}
              {isSelected && (
                <div className={css.actions}>
                  <Button variant="quiet" onClick={() => onRename(conversation)}>
                    {chat.labels.rename}
                  </Button>
                  <DownloadButton {...conversation} />
                </div>
              )}
            </li>
          );
        })}
      </ul>
      {query.hasNextPage && (
        <Button
          variant="quiet"
          full
          className={css.more}
          pending={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {chat.labels.moreConversations}
        </Button>
      )}
      {query.isFetchNextPageError && (
        <p role="alert" className={`${inside2} ${smallSize} ${danger}`}>
          {chat.labels.conversationsFailed}
        </p>
      )}
    </>
  );
}

function DownloadButton({ id, title }: Conversation) {
  const download = useMutation({
    mutationFn: () => allMessages(id),
    onSuccess: (messages) => saveMarkdown(title, messages),
    onError: (error) => tellFailure(error, chat.toasts.downloadFailed),
  });
  return (
    <>
      <Button variant="quiet" pending={download.isPending} onClick={() => download.mutate()}>
        {chat.labels.download}
      </Button>
      <VisuallyHidden role="status">{download.isPending && chat.labels.downloading}</VisuallyHidden>
    </>
  );
}

interface RenameDialogProps {
  /** Null while the dialog is closed. */
  conversation: Conversation | null;
  onClose: () => void;
}

export function RenameDialog({ conversation, onClose }: RenameDialogProps) {
  const form = useId();
  const [error, setError] = useState<string>();
  const { title, label, empty, confirm, pending } = chat.renaming;
  const close = () => {
    setError(undefined);
    onClose();
  };
  const renaming = useMutation({
    mutationFn: (renamed: Conversation) => client.conversation.rename.mutate(renamed),
    onSuccess: async () => {
      await refreshConversations();
      close();
    },
    onError: (failure) => tellFailure(failure, chat.toasts.renameFailed),
  });
  const rename = (fields: HTMLFormElement) => {
    const named = (new FormData(fields).get('title') as string).trim();
    setError(named === '' ? empty : undefined);
    if (conversation && named !== '') renaming.mutate({ id: conversation.id, title: named });
  };
  return (
    <Dialog
      open={conversation !== null}
      title={title}
      busy={renaming.isPending}
      onClose={close}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            {chat.deletion.cancel}
          </Button>
          <Button type="submit" form={form} pending={renaming.isPending} pendingLabel={pending}>
            {confirm}
          </Button>
        </>
      }
    >
      <Form id={form} onSubmit={rename}>
        <Field
          label={label}
          name="title"
          dir="auto"
          autoComplete="off"
          maxLength={TITLE_MAX_LENGTH}
          defaultValue={conversation?.title}
          error={error}
        />
      </Form>
    </Dialog>
  );
}

interface DeleteDialogProps extends RenameDialogProps {
  pending: boolean;
  onConfirm: () => void;
}

export function DeleteDialog({ conversation, pending, onConfirm, onClose }: DeleteDialogProps) {
  const { data } = useInfiniteQuery(conversations());
  // The first question gives a conversation its title, which may arrive while the dialog is open.
  const named = data?.find(({ id }) => id === conversation?.id) ?? conversation;
  const { title, question, cancel, confirm, pending: deleting } = chat.deletion;
  return (
    <ConfirmDialog
      open={conversation !== null}
      title={title}
      description={named && question.replace('{title}', () => named.title)}
      cancel={cancel}
      action={confirm}
      pending={pending}
      pendingLabel={deleting}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}
