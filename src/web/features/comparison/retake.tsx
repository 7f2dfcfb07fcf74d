import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { againCopy as copy } from '#content/second-look.ts';
import { serverMessage, whatToDo } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { textLink } from '#web/ui/text.css.ts';
import { forgetCurrentAssessment } from '#web/features/assessment/data/queries.ts';
import { beginAgain, type Earlier } from './begin-again.ts';
import * as css from './retake.css.ts';

/** When to take an assessment again, under which address the new one is kept, and the way there. */
export function TakeAgain({ earlier }: { earlier: Earlier }) {
  const navigate = useNavigate();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (keepsEmail: boolean) => beginAgain(earlier, keepsEmail),
    onSuccess: async () => {
      await navigate({ to: '/assessment', hash: 'questions' });
      forgetCurrentAssessment();
    },
  });
  const { email } = earlier;

  return (
    <div className={css.again}>
      <p className={css.words}>{copy.when}</p>
      <p className={css.words}>
        {email === null ? (
          copy.keptHere
        ) : (
          <>
            {copy.kept[0]} <b className={css.address}>{email}</b> {copy.kept[1]}
          </>
        )}
      </p>
      <Button size="lg" pending={isPending} onClick={() => mutate(email !== null)}>
        {copy.begin}
      </Button>
      {email !== null && (
        <p className={css.words}>
          {copy.notYou}{' '}
          <button
            type="button"
            className={textLink}
            aria-disabled={isPending || undefined}
            onClick={() => !isPending && mutate(false)}
          >
            {copy.without}
          </button>
        </p>
      )}
      {error && (
        <p role="alert" className={css.problem}>
          {whatToDo(error, serverMessage(error) ?? copy.failed)}
        </p>
      )}
    </div>
  );
}
