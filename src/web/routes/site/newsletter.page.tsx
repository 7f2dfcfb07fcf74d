import { newsletter } from '#content/newsletter.ts';
import { ActionButton } from '#web/features/site/shared/action-button.tsx';
import { useSettings } from '#web/lib/settings.tsx';
import { Section } from '#web/ui/section.tsx';
import * as text from '#web/ui/text.css.ts';
import * as css from './newsletter.css.ts';

export function NewsletterPage() {
  return (
    <>
      <Hero />
      <InEachIssue />
      <Closing />
    </>
  );
}

function Hero() {
  const { kicker, headline, lead: opening } = newsletter.hero;
  return (
    <Section size="flush">
      <div className={css.hero}>
        <div className={css.heroWords}>
          <p className={text.kicker}>{kicker}</p>
          <h1 className={text.display}>{headline}</h1>
          <p className={css.lead}>{opening}</p>
          <ActionButton action={newsletter.subscribe} arrow className={css.button} />
        </div>
        <IssueDrawing className={css.heroDrawing} />
      </div>
    </Section>
  );
}

/** Heights of the sound wave's strokes. */
const loudness = [
  6, 14, 24, 12, 30, 40, 22, 34, 16, 8, 20, 36, 44, 28, 12, 22, 38, 26, 10, 18, 30, 14, 8,
];
const soundWave = loudness
  .map((height, at) => `M${164 + at * 9} ${440 - height / 2}v${height}`)
  .join('');

/** An issue of the newsletter: a page to read above, the episode to hear below. */
function IssueDrawing({ className = '' }: { className?: string }) {
  return (
    <svg viewBox="0 0 460 540" aria-hidden className={className}>
      <rect
        x="62"
        y="30"
        width="360"
        height="470"
        className={css.under}
        transform="rotate(5 242 265)"
      />
      <rect x="50" y="20" width="360" height="492" className={css.drawnLetter} />
      <path d="M82 84h296M82 90h296" className={css.fold} />
      <path d="M82 58h72" className={css.headlines} />
      <path d="M278 58h100" className={css.rules} />
      <path d="M82 130h240M82 160h168" className={css.headlines} />
      <path
        d="M82 204h136M82 222h136M82 240h136M82 258h136M82 276h136M82 294h136M82 312h136M82 330h96"
        className={css.rules}
      />
      <path d="M242 294h136M242 312h136M242 330h110" className={css.rules} />
      <path d="M242 268v-22h34v-22h34v-22h34" className={css.headlines} />
      <circle cx="362" cy="204" r="9" className={css.play} />
      <rect x="50" y="368" width="360" height="144" className={css.strip} />
      <circle cx="112" cy="440" r="28" className={css.play} />
      <path d="M104 426v28l22-14Z" className={css.sound} />
      <path d={soundWave} className={css.wave} />
    </svg>
  );
}

function InEachIssue() {
  const { headline, body: paragraphs } = newsletter.description;
  return (
    <Section tone="deep">
      <div className={css.opening}>
        <h2 className={text.h2}>{headline}</h2>
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className={css.body}>
            {paragraph}
          </p>
        ))}
      </div>
      <ul role="list" className={css.issueColumns}>
        {newsletter.items.map((item) => (
          <li key={item.title} className={css.column}>
            <h3 className={css.issueTitle}>{item.title}</h3>
            <p className={css.description}>{item.description}</p>
          </li>
        ))}
      </ul>
      <PastIssues />
    </Section>
  );
}

/** Past issues, if the practice has listed any. */
function PastIssues() {
  const { issueTitles } = useSettings().practice.newsletter;
  if (issueTitles.length === 0) return null;
  return (
    <div className={css.past}>
      <h3 className={text.h3}>{newsletter.pastIssues}</h3>
      <ul role="list" className={css.list}>
        {issueTitles.map((title) => (
          <li key={title} className={css.sheet}>
            <p className={css.pastTitle}>{title}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The days of a week without a letter. */
const days = [0, 2, 3, 4, 5, 6].map((at) => `M${at * 60 + 1} 41h48v48h-48Z`).join('');

/** A week with a letter in it. */
function Week() {
  return (
    <svg viewBox="0 40 410 50" aria-hidden className={css.closingDrawing}>
      <path d={days} className={css.day} />
      <path d="M61 41h48v48h-48Z" className={css.closingLetter} />
      <path d="m61 41 24 24 24-24" className={css.flap} />
    </svg>
  );
}

function Closing() {
  const { headline, body } = newsletter.closing;
  return (
    <Section>
      <div className={css.closing}>
        <Week />
        <div className={css.closingWords}>
          <h2 className={text.h1}>{headline}</h2>
          <p className={text.lead}>{body}</p>
          <ActionButton action={newsletter.subscribe} arrow />
        </div>
      </div>
    </Section>
  );
}
