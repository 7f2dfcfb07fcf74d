import type { ReactNode } from 'react';
import {
  firstStep,
  profileLabels,
  profileText,
  shownHeadline,
  truthText,
} from '#content/profile.ts';
import { withLevelNote } from '#domain/levels.ts';
import { suggestFocus } from '#domain/plan-focus.ts';
import { firstTruth, profileOf } from '#domain/profile.ts';
import { formatAverage } from '#domain/score-format.ts';
import { calculateScores, type AreaSummary, type CompetencyResponse } from '#domain/scoring.ts';
import { asBlock, below3, flow4, measure, onBaseline, stack2 } from '#web/ui/layout.css.ts';
import {
  accent,
  h2,
  medium,
  muted,
  numeral,
  smallSize,
  strong,
  textLink,
} from '#web/ui/text.css.ts';

interface ProfileLeadProps {
  responses: readonly CompetencyResponse[];
  areas: readonly AreaSummary[];
  /** False for someone who looks at another person's results. */
  isOwn: boolean;
  /** The id of the part of the page that says what to do first. */
  firstStepAt?: string | undefined;
}

/**
 * What the answers say in a sentence, and where to start; nothing until all areas are complete. Another reader
 * gets a sentence alone.
 */
export function ProfileLead({ responses, areas, isOwn, firstStepAt }: ProfileLeadProps) {
  const profile = profileOf(areas, responses);
  if (profile === null) return null;
  const { headline: own, text } = profileText(profile);
  const headline = isOwn ? own : shownHeadline(profile, areas);
  const first = isOwn ? firstStep(profile, suggestFocus(responses)[0]) : null;
  return (
    <section aria-label={headline} className={`${stack2} ${measure}`}>
      {!isOwn && <p className={`${smallSize} ${muted}`}>{profileLabels.writtenTo}</p>}
      <p className={`${h2} ${accent}`}>{headline}</p>
      {/* Each sentence is a block: as one, they would be the largest text of a phone's first screen, which paints late. */}
      {isOwn && (
        <p>
          {text.split(/(?<=[.?]) /).map((sentence) => (
            <span key={sentence} className={asBlock}>
              {`${sentence} `}
            </span>
          ))}
        </p>
      )}
      {first && (
        <p>
          <span className={asBlock}>
            <span>{profileLabels.start}</span>{' '}
            {firstStepAt === undefined ? (
              <b>{first.competency}</b>
            ) : (
              <a href={`#${firstStepAt}`} className={textLink}>
                {first.competency}
              </a>
            )}
            <span>:</span>
          </span>{' '}
          <span className={asBlock}>{`${first.words}.`}</span>
        </p>
      )}
    </section>
  );
}

interface ScoredLeadProps extends Omit<ProfileLeadProps, 'isOwn' | 'firstStepAt'> {
  /** What the score was before. */
  children?: ReactNode;
}

/** To the owner, with the overall score. */
export function ScoredLead({ children, ...results }: ScoredLeadProps) {
  const overall = (calculateScores(results.responses).overallScore ?? 0) / 100;
  return (
    <>
      <ProfileLead {...results} isOwn />
      <dl className={`${flow4} ${onBaseline}`}>
        <dt className={strong}>Overall Score</dt>
        <dd className={`${numeral} ${accent}`}>{formatAverage(overall)}</dd>
        <dd className={muted}>{withLevelNote(overall, 'out of 5.0')}</dd>
        {children && <dd className={muted}>{children}</dd>}
      </dl>
    </>
  );
}

/** In the email gate, before anything is asked. */
export function FirstTruth({ responses, areas }: Pick<ProfileLeadProps, 'responses' | 'areas'>) {
  const truth = firstTruth(areas, responses);
  return (
    truth && <span className={`${asBlock} ${below3} ${medium} ${accent}`}>{truthText(truth)}</span>
  );
}
