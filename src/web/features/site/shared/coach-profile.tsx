import { portraitOf } from '#content/coach.ts';
import { useSettings } from '#web/lib/settings.tsx';
import { credentials as list, picture } from './coach-profile.css.ts';

/** The coach's portrait, if it is set. */
export function CoachPortrait() {
  const { name, portrait } = useSettings().practice.coach;
  if (!portrait) return null;
  return (
    <img
      {...portrait}
      sizes="(min-width: 48em) min(38vw, 24rem), 7rem"
      alt={portraitOf(name)}
      loading="lazy"
      className={picture}
    />
  );
}

/** The coach's degrees and memberships, if they are set. */
export function CoachCredentials() {
  const { credentials } = useSettings().practice.coach;
  if (!credentials[0]) return null;
  return (
    <ul role="list" className={list}>
      {credentials.map((credential) => (
        <li key={credential}>{credential}</li>
      ))}
    </ul>
  );
}
