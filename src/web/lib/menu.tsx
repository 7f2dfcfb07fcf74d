import { useId, useState, type MouseEvent, type ReactNode } from 'react';
import { navigation } from '#content/navigation.ts';
import { Button } from '#web/ui/button.tsx';
import { CloseIcon, MenuIcon } from '#web/ui/icons.tsx';
import * as css from './menu.css.ts';
import { useWideScreen } from './use-wide-screen.ts';

/** WebKit does not focus a clicked button, and could not return the focus when the menu closes. */
function beginHere({ currentTarget }: MouseEvent<HTMLElement>): void {
  currentTarget.blur();
  currentTarget.focus();
}

interface MenuProps {
  /** Names the navigation. */
  label: string;
  children: (close: () => void) => ReactNode;
}

/**
 * The navigation in a header. On small screens it is a popover: the browser opens it, closes it on Escape and
 * on a click outside and returns the focus, even before this code has loaded.
 */
export function Menu({ label, children }: MenuProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const close = () => document.getElementById(id)?.hidePopover();
  useWideScreen('large', close);

  return (
    <>
      <Button
        variant="quiet"
        square
        className={css.toggle}
        popoverTarget={id}
        aria-label={open ? navigation.closeMenu : navigation.openMenu}
        onClick={beginHere}
      >
        {open ? <CloseIcon size={26} /> : <MenuIcon size={26} />}
      </Button>
      <nav
        id={id}
        popover="auto"
        aria-label={label}
        className={css.menu}
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        {children(close)}
      </nav>
    </>
  );
}
