import { useSettings } from '#web/lib/settings.tsx';
import {
  caption,
  credentials as list,
  profile,
  nameClass,
  picture,
  sentence,
} from './coach-profile.css.ts';

export interface CoachProfileProps {
  /** The width of the portrait, as in the `sizes` of an `img`. */
  sizes: string;
}

/** The coach's portrait and credentials, as far as they are set. */
export function CoachProfile({ sizes }: CoachProfileProps) {
  const { name, portrait, credentials, introduction } = useSettings().practice.coach;
  if (!name && !portrait && !credentials[0] && !introduction[0]) return null;
  return (
    <div className={profile}>
      {portrait && (
        <img
          {...portrait}
          sizes={sizes}
          alt={name ? `Portrait of ${name}` : 'Portrait of your coach'}
          loading="lazy"
          className={picture}
        />
      )}
      <div className={caption}>
        {name && <p className={nameClass}>{name}</p>}
        {credentials[0] && (
          <ul role="list" className={list}>
            {credentials.map((credential) => (
              <li key={credential}>{credential}</li>
            ))}
          </ul>
        )}
        {introduction.map((words) => (
          <p key={words} className={sentence}>
            {words}
          </p>
        ))}
      </div>
    </div>
  );
}
