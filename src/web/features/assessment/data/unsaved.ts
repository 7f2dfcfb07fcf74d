import type { AreaName } from '#domain/areas.ts';
import type { Rating } from '#domain/rating-scale.ts';

/** The ratings that the visitor gave to a competency, and when. */
export interface GivenResponse {
  competencyId: string;
  category: AreaName;
  question1Rating: Rating;
  question2Rating: Rating;
  /** By the service's clock: the response given last counts, whenever it arrives. */
  answeredAt: string;
}

/** A change of position or completion, sent once the responses before it are saved. */
export interface Position {
  currentQuestionIndex: number;
  isCompleted?: true;
}

/** What the service has not confirmed. */
export interface Unsaved {
  /** To be sent, in this order; one a competency. */
  responses: readonly GivenResponse[];
  /** What the service will not take as it is: it waits for the visitor, and holds nothing up. */
  refused: readonly GivenResponse[];
  position: Position | null;
}

export const nothingUnsaved: Unsaved = { responses: [], refused: [], position: null };

/** A newer response to the same competency takes the place of an older one. */
export function withResponse(unsaved: Unsaved, response: GivenResponse): Unsaved {
  const isOther = ({ competencyId }: GivenResponse) => competencyId !== response.competencyId;
  return {
    ...unsaved,
    responses: [...unsaved.responses.filter(isOther), response],
    refused: unsaved.refused.filter(isOther),
  };
}

/** Identity tells whether a newer one took its place meanwhile: that one stays. */
export function withoutResponse(unsaved: Unsaved, response: GivenResponse): Unsaved {
  return { ...unsaved, responses: unsaved.responses.filter((other) => other !== response) };
}

export function setAside(unsaved: Unsaved, response: GivenResponse): Unsaved {
  if (!unsaved.responses.includes(response)) return unsaved;
  const rest = withoutResponse(unsaved, response);
  return { ...rest, refused: [...rest.refused, response] };
}

/** One that could not be sent lets the others go first the next time. */
export function putLast(unsaved: Unsaved, response: GivenResponse): Unsaved {
  if (!unsaved.responses.includes(response)) return unsaved;
  const rest = withoutResponse(unsaved, response);
  return { ...rest, responses: [...rest.responses, response] };
}

/** What was refused is to be sent again. */
export function withRefusedAgain({ responses, refused, position }: Unsaved): Unsaved {
  return { responses: [...responses, ...refused], refused: [], position };
}

/** For storage; null when there is nothing to keep. A later visit tries the refused ones again. */
export function formatUnsaved(unsaved: Unsaved): string | null {
  const { responses, position } = withRefusedAgain(unsaved);
  return responses.length === 0 && position === null
    ? null
    : JSON.stringify({ responses, position });
}

export function parseUnsaved(json: string | null): Unsaved {
  try {
    const { responses, position } = JSON.parse(json ?? '') as Partial<Unsaved>;
    if (Array.isArray(responses)) {
      return { ...nothingUnsaved, responses, position: position ?? null };
    }
  } catch {
    // Nothing was kept, or something that is not ours.
  }
  return nothingUnsaved;
}
