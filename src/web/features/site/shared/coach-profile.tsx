import { portraitOf } from '#content/coach.ts';
import { useSettings } from '#web/lib/settings.tsx';
import { picture } from './coach-profile.css.ts';
import { muted, small } from '#web/ui/text.css.ts';
import { stack1 } from '#web/ui/layout.css.ts';

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

export function CoachCredentials() {
  const { credentials } = useSettings().practice.coach;
  if (!credentials[0]) return null;
  return (
    <ul role="list" className={`${small} ${muted} ${stack1}`}>
      {credentials.map((credential) => (
        <li key={credential}>{credential}</li>
      ))}
    </ul>
  );
}
