import { ToastViewport } from './toast-viewport.tsx';

/** Once in the app, after everything else; shows what `showToast` is given from anywhere. */
export function Toaster() {
  return <ToastViewport />;
}
