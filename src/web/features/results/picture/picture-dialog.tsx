import { useEffect, useId, useRef, useState } from 'react';
import { shownHeadline } from '#content/profile.ts';
import { siteName } from '#content/site.ts';
import { profileOf } from '#domain/profile.ts';
import type { AreaSummary, CompetencyResponse } from '#domain/scoring.ts';
import { RadarDrawing } from '#web/features/results/radar/radar-drawing.tsx';
import { saveFile } from '#web/lib/save-file.ts';
import { useSettings } from '#web/lib/settings.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogFooter } from '#web/ui/dialog.tsx';
import { ErrorSlot, Field } from '#web/ui/field.tsx';
import { Form } from '#web/ui/form.tsx';
import { noRoomIfEmpty, stack4 } from '#web/ui/layout.css.ts';
import { option, SelectField } from '#web/ui/select-field.tsx';
import { small } from '#web/ui/text.css.ts';
import { drawPicture, loadFonts, pngOf, shapes, type Shape } from './draw-picture.ts';
import * as css from './picture.css.ts';

const FILE_NAME = 'ready-leader-results.png';
const asFile = (...parts: Blob[]) => new File(parts, FILE_NAME, { type: 'image/png' });

interface PictureDialogProps {
  title: string;
  areas: readonly AreaSummary[];
  responses: readonly CompetencyResponse[];
  open: boolean;
  onClose: () => void;
}

export function PictureDialog({ areas, responses, ...dialog }: PictureDialogProps) {
  const profile = profileOf(areas, responses);
  return (
    profile && (
      <Dialog
        {...dialog}
        description="Your five areas and their headline. Your browser draws the picture, and we never get it."
        size="lg"
      >
        <Picture areas={areas} headline={shownHeadline(profile, areas)} />
      </Dialog>
    )
  );
}

/** Shows the picture as it will be saved. */
function Picture({ areas, headline }: { areas: readonly AreaSummary[]; headline: string }) {
  const address = new URL(useSettings().publicUrl).host;
  const [shape, setShape] = useState<Shape>('wide');
  // Not the report's: this picture may go to anyone, so it names no one unasked.
  const [typed, setTyped] = useState('');
  const [outcome, setOutcome] = useState<'saved' | 'blocked'>();
  const canvas = useRef<HTMLCanvasElement>(null);
  const radar = useRef<HTMLDivElement>(null);
  const id = useId();
  const name = typed.trim().replaceAll(/\s+/g, ' ');

  useEffect(() => {
    const content = { shape, name, headline, address };
    let isCurrent = true;
    void loadFonts(headline + name + address).then(() => {
      if (isCurrent) drawPicture(canvas.current!, radar.current!, content);
    });
    return () => {
      isCurrent = false;
    };
  }, [shape, name, headline, address]);

  const pass = async (to: (picture: File) => unknown) => {
    setOutcome(undefined);
    try {
      await to(asFile(await pngOf(canvas.current!)));
      setOutcome('saved');
    } catch (error) {
      // Thrown by closing the browser's own dialog, too.
      if ((error as Error).name !== 'AbortError') setOutcome('blocked');
    }
  };

  return (
    <Form
      id={id}
      className={stack4}
      onSubmit={() => void pass((picture) => saveFile(picture, FILE_NAME))}
    >
      <div ref={radar} className={css.source}>
        <RadarDrawing areas={areas} />
      </div>
      <canvas
        ref={canvas}
        {...shapes[shape].size}
        role="img"
        aria-label={`Preview: your five areas as a pentagon, “${headline}”, ${[name, siteName, address].filter(Boolean).join(', ')}`}
        className={css.preview}
      />
      <p role="status" className={`${small} ${noRoomIfEmpty}`}>
        {outcome === 'saved' &&
          `If ${FILE_NAME} is not where you saved or sent it, take a screenshot.`}
      </p>
      <ErrorSlot
        error={
          outcome === 'blocked'
            ? 'Your browser does not let this page save the picture. Take a screenshot instead.'
            : null
        }
      />
      <SelectField
        label="Shape"
        value={shape}
        onChange={({ target }) => setShape(target.value as Shape)}
      >
        {option('wide', 'Wide, 1200 × 630')}
        {option('square', 'Square, 1080 × 1080')}
      </SelectField>
      <Field
        label="Name in the picture (optional)"
        hint="Not stored. Without it, the picture does not say whose results these are."
        maxLength={40}
        autoComplete="name"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <DialogFooter>
        {'canShare' in navigator && navigator.canShare({ files: [asFile()] }) && (
          // On a phone, also the way into the photos.
          <Button
            variant="secondary"
            onClick={() => void pass(async (picture) => navigator.share({ files: [picture] }))}
          >
            Send to an App
          </Button>
        )}
        <Button type="submit" form={id}>
          Save Picture
        </Button>
      </DialogFooter>
    </Form>
  );
}
