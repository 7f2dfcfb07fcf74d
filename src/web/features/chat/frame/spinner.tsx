import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { place, spinner } from './spinner.css.ts';

/** Says once what is being loaded. */
export function Spinner({ label }: { label: string }) {
  return (
    <div aria-busy className={place}>
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <span aria-hidden className={spinner} />
    </div>
  );
}
