import { useQuery } from '@tanstack/react-query';
import { chat } from '#content/chat.ts';
import { useSettings } from '#web/lib/settings.tsx';
import { ArrowRightIcon } from '#web/ui/icons.tsx';
import * as text from '#web/ui/text.css.ts';
import {
  above2,
  above3,
  above5,
  cluster2,
  fills,
  scrollsDown,
  stack0,
} from '#web/ui/layout.css.ts';
import { situation } from './data/queries.ts';
import * as css from './welcome.css.ts';

interface WelcomeProps {
  disabled: boolean;
  onChoose: (question: string) => void;
}

/** While it is not known what this visitor has done, without questions that fit it. */
export function Welcome({ disabled, onChoose }: WelcomeProps) {
  const { assessmentEnabled } = useSettings().flags;
  const { data } = useQuery({ ...situation, enabled: assessmentEnabled });
  const suggested = data && chat.suggested[data];
  const asking = (question: string) => ({
    type: 'button' as const,
    // Not `disabled`: keyboard users scroll by moving from card to card.
    'aria-disabled': disabled || undefined,
    onClick: () => {
      if (!disabled) onChoose(question);
    },
  });
  return (
    <div className={`${fills} ${scrollsDown}`}>
      <div className={css.content}>
        <p className={css.name}>{chat.name}</p>
        <h2 className={`${text.h1} ${above3}`}>{chat.welcome.headline}</h2>
        <p className={`${text.lead} ${above3} ${text.muted}`}>{chat.welcome.body}</p>
        <ul role="list" className={css.starters}>
          {chat.starters.map((question) => (
            <li key={question} className={stack0}>
              <button {...asking(question)} className={css.starter}>
                <span>{question}</span>
                <ArrowRightIcon className={text.accent} />
              </button>
            </li>
          ))}
        </ul>
        {suggested && (
          <>
            <h3 className={`${text.smallSize} ${above5} ${text.muted} ${text.strong}`}>
              {suggested.headline}
            </h3>
            <ul role="list" aria-label={suggested.headline} className={`${cluster2} ${above2}`}>
              {suggested.questions.map((question) => (
                <li key={question}>
                  <button {...asking(question)} className={css.suggestion}>
                    {question}
                  </button>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  );
}
