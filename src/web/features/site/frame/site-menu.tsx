import { useRef, useState, type MouseEvent } from 'react';
import { navigation } from '#content/navigation.ts';
import { ActionLink } from '#web/lib/action-link.tsx';
import { useSettings } from '#web/lib/settings.tsx';
import { Button } from '#web/ui/button.tsx';
import { CloseIcon, MenuIcon } from '#web/ui/icons.tsx';
import { useWideScreen } from '#web/lib/use-wide-screen.ts';
import { link, list, menu, toggle } from './site-menu.css.ts';

const menuId = 'site-menu';

/** After a click WebKit would go on with Tab behind the menu, and so have no focus to give back. */
function beginHere({ currentTarget }: MouseEvent<HTMLElement>): void {
  currentTarget.blur();
  currentTarget.focus();
}

/**
 * The navigation. On small screens it is a popover: the browser opens it, closes it on Escape and
 * on a click outside and gives the focus back, also before this code is there or without it.
 */
export function SiteMenu() {
  const { flags } = useSettings();
  const [open, setOpen] = useState(false);
  const panel = useRef<HTMLElement>(null);
  const links = navigation.links.filter(({ shownWhen }) => !shownWhen || flags[shownWhen]);
  const close = () => panel.current?.hidePopover();
  useWideScreen('large', close);

  return (
    <>
      <Button
        variant="quiet"
        square
        className={toggle}
        popoverTarget={menuId}
        aria-controls={menuId}
        aria-label={open ? navigation.closeMenu : navigation.openMenu}
        onClick={beginHere}
      >
        {open ? <CloseIcon size={26} /> : <MenuIcon size={26} />}
      </Button>
      <nav
        ref={panel}
        id={menuId}
        popover="auto"
        aria-label={navigation.label}
        className={menu}
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        <ul role="list" className={list}>
          {links.map((action) => (
            <li key={action.label}>
              <ActionLink action={action} className={link} onClick={close} />
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
