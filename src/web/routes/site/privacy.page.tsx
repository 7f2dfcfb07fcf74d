import { untilGoneFromBackups } from '#content/backups.ts';
import { applies, privacy, sectionsOn, storedText, whenDeleted } from '#content/privacy.ts';
import { ActionButton } from '#web/features/site/shared/action-button.tsx';
import { SectionHeading, TextPart } from '#web/features/site/shared/section-heading.tsx';
import { useSettings } from '#web/lib/settings.tsx';
import {
  above4,
  above5,
  cluster3,
  measure,
  ruled,
  split,
  stack2,
  stack4,
  stack5,
} from '#web/ui/layout.css.ts';
import { Section } from '#web/ui/section.tsx';
import {
  h1,
  h4,
  ink,
  kicker,
  lead,
  mayBreak,
  muted,
  small,
  strong,
  textLink,
} from '#web/ui/text.css.ts';

export function PrivacyPage() {
  return (
    <>
      <PrivacyHero />
      <StoredThings />
      <PrivacySections />
      <PrivacyRights />
    </>
  );
}

function PrivacyHero() {
  const settings = useSettings();
  return (
    <Section tone="deep" size="slim">
      <p className={kicker}>{privacy.kicker}</p>
      <h1 className={`${h1} ${above4}`}>{privacy.headline}</h1>
      <ul role="list" className={`${lead} ${stack2} ${above5}`}>
        {privacy.brief.map((line) => (
          <li key={line.text}>{storedText(line, settings)}</li>
        ))}
      </ul>
    </Section>
  );
}

function StoredThings() {
  const settings = useSettings();
  const stored = privacy.stored.filter(({ shownWhen }) => applies(shownWhen, settings));
  return (
    <Section size="slim" aria-labelledby="stored">
      <div className={split}>
        <SectionHeading id="stored" headline={privacy.storedTitle} />
        <ul role="list" className={stack5}>
          {stored.map((thing) => (
            // Content blockers hide `#cookie` and `#sharing`.
            <li key={thing.id} id={`kept-${thing.id}`} className={`${stack2} ${ruled}`}>
              <h3 className={h4}>{thing.name}</h3>
              <p>{storedText(thing, settings)}</p>
              <p className={`${small} ${muted}`}>
                <span className={`${strong} ${ink}`}>{`${privacy.storedFor} `}</span>
                <span>{thing.howLong}</span>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

function PrivacySections() {
  const settings = useSettings();
  const { howLong } = privacy;
  const deleted = whenDeleted(settings.retention, settings.sendsMail);
  const sections = [
    {
      title: howLong.title,
      paragraphs: [deleted, `${howLong.cleared} ${untilGoneFromBackups(settings.retention)}`],
    },
    ...sectionsOn(settings),
  ];
  return (
    <Section size="flush">
      {sections.map(({ title, paragraphs }) => (
        <TextPart key={title} title={title}>
          {paragraphs.map((sentences) => (
            <p key={sentences}>{sentences}</p>
          ))}
        </TextPart>
      ))}
    </Section>
  );
}

function PrivacyRights() {
  const { sendsMail, practice } = useSettings();
  const { email } = practice.contact;
  const { title, own, withMail, page, asking, writing, whatHappens, actions } = privacy.asking;
  return (
    <Section tone="deep" size="slim">
      <div className={split}>
        <SectionHeading headline={title} />
        <div>
          <div className={`${stack4} ${measure}`}>
            <p>{sendsMail ? `${own} ${withMail}` : own}</p>
            <p>
              {email ? (
                <span>
                  {writing[0]}
                  <a href={`mailto:${email}`} className={`${textLink} ${mayBreak}`}>
                    {email}
                  </a>
                  {writing[1]}
                </span>
              ) : (
                <span>{asking}</span>
              )}{' '}
              <span>{whatHappens}</span>
            </p>
          </div>
          <div className={`${cluster3} ${above5}`}>
            <ActionButton action={page} />
            {!email &&
              actions.map((action) => (
                <ActionButton key={action.label} action={action} variant="secondary" />
              ))}
          </div>
        </div>
      </div>
    </Section>
  );
}
