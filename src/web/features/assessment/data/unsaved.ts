import type { AreaName } from '#domain/areas.ts';
import type { Rating } from '#domain/rating-scale.ts';

interface Given {
  competencyId: string;
  category: AreaName;
  /** By the service's clock: what was given last counts, whenever it arrives. */
  answeredAt: string;
}

/** Both ratings that the visitor gave to a competency, and when the second one was given. */
export interface GivenResponse extends Given {
  question1Rating: Rating;
  question2Rating: Rating;
}

/** A competency of which one rating is given: it stays in this browser until the other one is. */
export interface Draft extends Given {
  question1Rating: Rating | null;
  question2Rating: Rating | null;
}

/** A change of position or completion, sent once the responses before it are saved. */
export interface Position {
  currentQuestionIndex: number;
  isCompleted?: true;
}

/** What the service has not confirmed; of each kind one a competency. */
export interface Unsaved {
  /** To be sent. */
  responses: readonly GivenResponse[];
  /** What the service will not take as it is: it waits for the visitor, and holds nothing up. */
  refused: readonly GivenResponse[];
  drafts: readonly Draft[];
  position: Position | null;
}

export const nothingUnsaved: Unsaved = { responses: [], refused: [], drafts: [], position: null };

/** Something that the service may still take is not there. Drafts are not for the service. */
export function hasUnsent({ responses, position }: Unsaved): boolean {
  return responses.length > 0 || position !== null;
}

/*
 * Each change is made to what the page holds and to what the browser keeps, where other tabs make
 * theirs: so none depends on more than what it is given, and the response given last wins.
 */

const of = (competencyId: string) => (given: Given) => given.competencyId === competencyId;
const notOf = (competencyId: string) => (given: Given) => given.competencyId !== competencyId;

/** A response takes the place of whatever was given to the competency before. */
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

/** What is there, and what was left: the latest of each competency. */
export function joined(there: Unsaved, left: Unsaved): Unsaved {
  const unsaved = left.drafts.reduce(withDraft, left.responses.reduce(withResponse, there));
  return { ...unsaved, position: left.position ?? unsaved.position };
}

export function withoutDraft(unsaved: Unsaved, competencyId: string): Unsaved {
  return { ...unsaved, drafts: unsaved.drafts.filter(notOf(competencyId)) };
}

/** A response that was dealt with goes, unless a newer one took its place meanwhile. */
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

/** What was refused is to be sent again. */
export function withRefusedAgain(unsaved: Unsaved): Unsaved {
  return { ...unsaved, responses: [...unsaved.responses, ...unsaved.refused], refused: [] };
}

/** @param position what was sent; another one that came meanwhile stays */
export function withoutPosition(unsaved: Unsaved, sent: Position): Unsaved {
  const { position } = unsaved;
  const isSame =
    position?.currentQuestionIndex === sent.currentQuestionIndex &&
    position.isCompleted === sent.isCompleted;
  return isSame ? { ...unsaved, position: null } : unsaved;
}
