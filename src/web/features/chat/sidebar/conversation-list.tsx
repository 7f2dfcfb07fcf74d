import { chat } from '#content/chat.ts';
import { Button } from '#web/ui/button.tsx';
import { TrashIcon } from '#web/ui/tool-icons.tsx';
import type { Conversation } from '#web/features/chat/data/types.ts';
import * as css from './conversation-list.css.ts';

export interface ConversationListProps {
  conversations: readonly Conversation[];
  selectedId: string | undefined;
  onSelect: (id: string) => void;
  onDelete: (conversation: Conversation) => void;
}

/** The latest first; the selected one can be deleted. */
export function ConversationList(props: ConversationListProps) {
  const { conversations, selectedId, onSelect, onDelete } = props;
  return (
    <ul role="list" className={css.list}>
      {conversations.map((conversation) => {
        const isSelected = conversation.id === selectedId;
        return (
          <li key={conversation.id} className={css.row} data-selected={isSelected || undefined}>
            <button
              type="button"
              className={css.choose}
              aria-current={isSelected || undefined}
              onClick={() => onSelect(conversation.id)}
            >
              <span className={css.title}>{conversation.title}</span>
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
          </li>
        );
      })}
    </ul>
  );
}
