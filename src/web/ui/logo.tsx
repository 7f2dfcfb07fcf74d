import { logo, logoMark, logoPath, logoSummit, logoTile } from './text.css.ts';

/** The mark, rising steps and a point above the last one, and the name. Goes inside the link that leads home. */
export function Logo({ name = 'Ready Leader' }: { name?: string }) {
  return (
    <span className={logo}>
      <svg viewBox="0 0 32 32" aria-hidden className={logoMark}>
        <rect width="32" height="32" rx="7" className={logoTile} />
        <path
          d="M6.6 25.4h6.1v-5.4h6.1v-5.4h6.4"
          fill="none"
          strokeWidth="2.6"
          strokeLinecap="round"
          strokeLinejoin="round"
          className={logoPath}
        />
        <circle cx="23.4" cy="7.8" r="3" className={logoSummit} />
      </svg>
      <span>{name}</span>
    </span>
  );
}
