import { filled, sign } from './ptr-sign.css.ts';

export type PtrKind = 'preference' | 'tradition' | 'requirement';

/** Ever firmer: a loose outline, rings grown over the years, a solid block. */
const drawings = {
  preference: <circle cx="12" cy="12" r="9.5" strokeDasharray="3.2 2.8" />,
  tradition: (
    <>
      <circle cx="12" cy="12" r="10" />
      <circle cx="12" cy="12" r="6.4" />
      <circle cx="12" cy="12" r="2.8" />
    </>
  ),
  requirement: <rect x="2" y="2" width="20" height="20" className={filled} />,
};

/** Decorative: the word stands beside it. */
export function PtrSign({ kind, className = '' }: { kind: PtrKind; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden className={`${sign} ${className}`}>
      {drawings[kind]}
    </svg>
  );
}
