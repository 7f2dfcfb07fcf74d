import { useEffect, useRef, useState } from 'react';
import { ChatFrame } from './frame/chat-frame.tsx';
import { Person } from './frame/person.tsx';
import type { Conversation, Person as PersonData } from './data/types.ts';
import { focusInput } from './composer/focus-input.ts';
import { ConversationPane } from './conversation-pane.tsx';
import { Conversations } from './sidebar/conversations.tsx';
import { DeleteDialog } from './sidebar/delete-dialog.tsx';
import { SidebarContent } from './sidebar/sidebar-content.tsx';
import { isEmpty } from './data/queries.ts';
import { useCreate } from './data/use-create.ts';
import { useDelete } from './data/use-delete.ts';
import { useSelection } from './data/use-selection.ts';

/** The chat of somebody who is signed in. */
export function ChatRoom({ person }: { person: PersonData }) {
  const [selectedId, select] = useSelection();
  const [toDelete, setToDelete] = useState<Conversation | null>(null);
  const panel = useRef<HTMLElement>(null);
  const closeSidebar = () => panel.current?.hidePopover();
  const creation = useCreate((id) => {
    select(id);
    closeSidebar();
    focusInput();
  });
  /** One in which nothing was said yet is as good as a new one. */
  const startAnew = () => {
    if (selectedId === undefined || !isEmpty(selectedId)) return creation.mutate();
    closeSidebar();
    focusInput();
  };
  const deletion = useDelete((id) => {
    setToDelete(null);
    if (id === selectedId) select(undefined);
  });

  // With the deleted conversation the button that had the focus is gone.
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (selectedId === undefined && deletion.isSuccess && isLost) focusInput();
  }, [deletion.isSuccess, selectedId]);

  return (
    <>
      <ChatFrame
        panel={panel}
        person={<Person person={person} />}
        sidebar={
          <SidebarContent isCreating={creation.isPending} onCreate={startAnew}>
            <Conversations
              selectedId={selectedId}
              onSelect={(id) => {
                select(id);
                closeSidebar();
              }}
              onDelete={setToDelete}
            />
          </SidebarContent>
        }
      >
        <ConversationPane
          conversationId={selectedId}
          onCreate={() => creation.mutateAsync()}
          onGone={() => select(undefined)}
        />
      </ChatFrame>
      <DeleteDialog
        conversation={toDelete}
        pending={deletion.isPending}
        onConfirm={() => toDelete && deletion.mutate(toDelete.id)}
        onClose={() => setToDelete(null)}
      />
    </>
  );
}
