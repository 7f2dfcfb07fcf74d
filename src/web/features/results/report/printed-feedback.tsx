import { fullResult as copy } from '#content/feedback-result.ts';
import type { Day } from '#domain/plan-dates.ts';
import {
  FullResultParts,
  type FullResultProps,
} from '#web/features/feedback/result/full-result.tsx';
import { Look, type ResultLook } from '#web/features/feedback/result/result-look.tsx';
import { longDate } from '#web/lib/dates.ts';
import { renderDocument } from '#web/lib/print-document.tsx';
import { part, PrintedPage, PrintedPart, PrintedTitle } from './printed-page.tsx';

type Round = Omit<FullResultProps, 'action'> & { startsOn: Day };

interface PrintedFeedbackProps {
  round: Round;
  /** As on the report's cover. */
  name: string | null;
}

export const feedbackHtml = (props: PrintedFeedbackProps) =>
  renderDocument(<PrintedFeedback {...props} />);

/** The result of a full round alone, as a complete document. */
export function PrintedFeedback({ round, name }: PrintedFeedbackProps) {
  return (
    <PrintedPage title={copy.title} kind="leaflet">
      <header>
        <PrintedTitle title={copy.title} name={name} />
      </header>
      <main>
        <FeedbackContent round={round} heading="h2" />
      </main>
    </PrintedPage>
  );
}

/** For the report. */
export const feedbackPart = (round: Round) =>
  part('feedback', copy.title, <FeedbackContent round={round} heading="h3" />, 'own feedback');

function FeedbackContent({ round, heading }: { round: Round; heading: 'h2' | 'h3' }) {
  return (
    <>
      <p className="muted">{copy.asked(longDate(`${round.startsOn}T12:00`))}</p>
      <Look value={looks[heading]}>
        <FullResultParts {...round} />
      </Look>
    </>
  );
}

const look = (Heading: 'h2' | 'h3', Subheading: 'h3' | 'h4'): ResultLook => ({
  Heading,
  Subheading,
  Part: (props) => <PrintedPart heading={Heading} {...props} />,
  List: ({ title, children }) => (
    <>
      {title}
      {children}
    </>
  ),
  self: copy.you,
  who: copy.you,
  css: {
    cover: 'compared',
    answered: 'verdict',
    strong: 'strong',
    hint: 'muted',
    overview: 'columns',
    caption: 'muted',
    table: 'changes',
    groups: 'changes groups',
    number: 'number',
    lists: 'ends',
    list: 'compared',
    rows: 'rows',
    ratings: 'muted',
    verdicts: 'verdicts',
    up: 'strong',
    down: 'strong',
    comments: 'ends',
    said: 'said',
  },
});
const looks = { h2: look('h2', 'h3'), h3: look('h3', 'h4') };
