import { newTabHint } from '#content/navigation.ts';
import { useSettings } from '#web/lib/settings.tsx';
import { ArrowUpRightIcon } from '#web/ui/icons.tsx';
import { inside2 } from '#web/ui/layout.css.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

export interface ContactDetailsProps {
  className?: string;
  linkClass: string;
}

export function ContactDetails({ className, linkClass }: ContactDetailsProps) {
  const { contact, place, socialProfiles } = useSettings().practice;
  const { email, phone } = contact;
  if (!email && !phone && !place && !socialProfiles[0]) return null;
  const line = (href: string, words: string, isElsewhere?: true) => (
    <p key={href}>
      <a
        href={href}
        className={linkClass}
        {...(isElsewhere && { target: '_blank', rel: 'noopener' })}
      >
        <span>{words}</span>
        {isElsewhere && (
          <>
            <ArrowUpRightIcon />
            <VisuallyHidden> {newTabHint}</VisuallyHidden>
          </>
        )}
      </a>
    </p>
  );
  return (
    <address className={className}>
      {place && <p className={inside2}>{place}</p>}
      {email && line(`mailto:${email}`, email)}
      {phone && line(`tel:${phone.replace(/[^+\d]/g, '')}`, phone)}
      {socialProfiles.map(({ label, url }) => line(url, label, true))}
    </address>
  );
}
