import { useId, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { Button } from './button.tsx';
import { CheckIcon, CloseIcon } from './icons.tsx';
import { AlertIcon } from './tool-icons.tsx';
import {
  dismissToast,
  getState,
  pauseToast,
  registerViewport,
  resumeToast,
  subscribe,
  type Toast,
} from './toast.ts';
import * as styles from './toast-viewport.css.ts';
import { inside2, shrinks } from './layout.css.ts';

function ToastCard({ toast }: { toast: Toast }) {
  const cameFrom = useRef<EventTarget | null>(null);
  const variant = toast.variant ?? 'default';
  const Icon = variant === 'destructive' ? AlertIcon : CheckIcon;

  return (
    <div
      className={styles.variants[variant]}
      onPointerEnter={pauseToast}
      onPointerLeave={resumeToast}
      onFocus={(event) => {
        cameFrom.current ??= event.relatedTarget;
        pauseToast();
      }}
      onBlur={resumeToast}
    >
      <Icon size={20} className={styles.icon} />
      <div className={`${shrinks} ${inside2}`}>
        <p className={styles.title}>{toast.title}</p>
        {toast.description !== undefined && (
          <p className={styles.description}>{toast.description}</p>
        )}
      </div>
      <Button
        variant="quiet"
        square
        aria-label="Dismiss notification"
        onClick={() => {
          dismissToast();
          if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
        }}
      >
        <CloseIcon size={18} />
      </Button>
    </div>
  );
}

/**
 * Two live regions that exist before they have content. Each open dialog has its own viewport, because
 * everything outside a modal dialog is unreachable.
 */
export function ToastViewport() {
  const id = useId();
  const { toast, viewports } = useSyncExternalStore(subscribe, getState, getState);
  useLayoutEffect(() => registerViewport(id), [id]);

  const shown = viewports.at(-1) === id ? toast : null;
  const card = shown && <ToastCard key={shown.id} toast={shown} />;
  const urgent = shown?.variant === 'destructive';

  return (
    <div className={styles.viewport}>
      <div role="status">{!urgent && card}</div>
      <div role="alert">{urgent && card}</div>
    </div>
  );
}
