import type { ReactNode } from 'react';
import { chat } from '#content/chat.ts';
import { Button } from '#web/ui/button.tsx';
import { PlusIcon } from '#web/ui/icons.tsx';
import * as css from './sidebar-content.css.ts';

interface SidebarContentProps {
  isCreating: boolean;
  onCreate: () => void;
  /** The conversations, or what is said of them. */
  children: ReactNode;
}

export function SidebarContent({ isCreating, onCreate, children }: SidebarContentProps) {
  return (
    <>
      <Button full pending={isCreating} className={css.create} onClick={onCreate}>
        <PlusIcon />
        {chat.labels.newConversation}
      </Button>
      <nav aria-label={chat.labels.conversations} className={css.nav}>
        {children}
      </nav>
    </>
  );
}
