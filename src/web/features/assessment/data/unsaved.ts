import type { AreaName } from '#domain/areas.ts';
import type { Rating } from '#domain/rating-scale.ts';

interface Given {
  competencyId: string;
  category: AreaName;
  /** By the server's clock: the latest answer counts, whenever it arrives. */
  answeredAt: string;
}

/** Both ratings that the visitor gave to a competency, and when the second one was given. */
export interface GivenResponse extends Given {
  question1Rating: Rating;
  question2Rating: Rating;
}

/** A competency with one of its two ratings: it stays in this browser until the other is given. */
export interface Draft extends Given {
  question1Rating: Rating | null;
  question2Rating: Rating | null;
}

/** A change of position or completion, sent once the responses before it are saved. */
export interface Position {
  currentQuestionIndex: number;
  isCompleted?: true;
}

/** Changes that the server has not confirmed, at most one of each kind per competency. */
export interface Unsaved {
  /** To be sent. */
  responses: readonly GivenResponse[];
  /** Refused by the server: they wait for the visitor and do not block others. */
  refused: readonly GivenResponse[];
  drafts: readonly Draft[];
  position: Position | null;
}

export const nothingUnsaved: Unsaved = { responses: [], refused: [], drafts: [], position: null };

/** The server does not have everything yet that it may accept. Drafts are not sent. */
export function hasUnsent({ responses, position }: Unsaved): boolean {
  return responses.length > 0 || position !== null;
}

/*
 * Each change is applied to the page's state and to the stored one, which other tabs change, too. So
 * a change depends on its arguments alone, and the latest response wins.
 */

const of = (competencyId: string) => (given: Given) => given.competencyId === competencyId;
const notOf = (competencyId: string) => (given: Given) => given.competencyId !== competencyId;

/** A response replaces the earlier response and the draft of the competency. */
export function withResponse(unsaved: Unsaved, response: GivenResponse): Unsaved {
  const { competencyId, answeredAt } = response;
  const known = unsaved.responses.find(of(competencyId));
  if (known && known.answeredAt > answeredAt) return unsaved;
  return {
    ...unsaved,
    responses: [...unsaved.responses.filter(notOf(competencyId)), response],
    refused: unsaved.refused.filter(notOf(competencyId)),
    drafts: unsaved.drafts.filter(notOf(competencyId)),
  };
}

export function withDraft(unsaved: Unsaved, draft: Draft): Unsaved {
  const known = unsaved.drafts.find(of(draft.competencyId));
  if (known && known.answeredAt > draft.answeredAt) return unsaved;
  return { ...unsaved, drafts: [...unsaved.drafts.filter(notOf(draft.competencyId)), draft] };
}

/** Joins both: the latest response and draft of each competency. */
export function joined(there: Unsaved, left: Unsaved): Unsaved {
  const unsaved = left.drafts.reduce(withDraft, left.responses.reduce(withResponse, there));
  return { ...unsaved, position: left.position ?? unsaved.position };
}

export function withoutDraft(unsaved: Unsaved, competencyId: string): Unsaved {
  return { ...unsaved, drafts: unsaved.drafts.filter(notOf(competencyId)) };
}

/** Removes a response that was sent or refused, unless a newer one has replaced it. */
export function withoutResponse(unsaved: Unsaved, response: GivenResponse): Unsaved {
  const isLeft = ({ competencyId, answeredAt }: GivenResponse) =>
    competencyId !== response.competencyId || answeredAt > response.answeredAt;
  return {
    ...unsaved,
    responses: unsaved.responses.filter(isLeft),
    refused: unsaved.refused.filter(isLeft),
  };
}

export function setAside(unsaved: Unsaved, response: GivenResponse): Unsaved {
  const rest = withoutResponse(unsaved, response);
  if (rest.responses.some(of(response.competencyId))) return rest;
  return { ...rest, refused: [...rest.refused, response] };
}

/** Refused responses are to be sent again. */
export function withRefusedAgain(unsaved: Unsaved): Unsaved {
  return { ...unsaved, responses: [...unsaved.responses, ...unsaved.refused], refused: [] };
}

/** @param sent the position that was sent; a newer one stays */
export function withoutPosition(unsaved: Unsaved, sent: Position): Unsaved {
  const { position } = unsaved;
  const isSame =
    position?.currentQuestionIndex === sent.currentQuestionIndex &&
    position.isCompleted === sent.isCompleted;
  return isSame ? { ...unsaved, position: null } : unsaved;
}
