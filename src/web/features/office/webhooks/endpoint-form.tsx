import { useState, type SubmitEvent } from 'react';
import { events as allEvents, webhookEvents, type WebhookEvent } from '#domain/events.ts';
import { WEBHOOK_URL_MAX_LENGTH, webhookUrlProblem } from '#domain/webhook.ts';
import { failureText } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckBox } from '#web/ui/check-box.tsx';
import { footer } from '#web/ui/dialog.css.ts';
import { error as errorClass } from '#web/ui/field.css.ts';
import { Field } from '#web/ui/field.tsx';

import * as css from './webhooks.css.ts';

export interface EndpointValues {
  url: string;
  events: WebhookEvent[];
}

interface EndpointFormProps {
  initial: EndpointValues;
  action: string;
  pending: boolean;
  failure: unknown;
  onSave: (values: EndpointValues) => void;
  onCancel: () => void;
}

/** The address of an endpoint, and its events. */
export function EndpointForm({ initial, action, pending, failure, ...on }: EndpointFormProps) {
  const [url, setUrl] = useState(initial.url);
  const [events, setEvents] = useState<readonly WebhookEvent[]>(initial.events);
  const [isChecked, setIsChecked] = useState(false);
  // The server checks that the address is public, since test setups allow others.
  const urlProblem = isChecked ? webhookUrlProblem(url, true) : null;
  const eventsProblem = isChecked && events.length === 0;
  const failed = failure ? failureText(failure, 'Not saved. Please try again.') : undefined;

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    setIsChecked(true);
    if (webhookUrlProblem(url, true) !== null || events.length === 0) return;
    on.onSave({ url: url.trim(), events: [...events] });
  };

  return (
    <form noValidate onSubmit={submit}>
      <div className={css.stack}>
        <Field
          label="Endpoint URL"
          hint="The other program shows it, often as “webhook URL”. It begins with https://"
          type="url"
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={WEBHOOK_URL_MAX_LENGTH}
          value={url}
          error={urlProblem ?? failed}
          onChange={(event) => setUrl(event.target.value)}
        />
        <fieldset className={css.choices}>
          <legend className={css.legend}>Send when</legend>
          {webhookEvents.map((name) => (
            <CheckBox
              key={name}
              checked={events.includes(name)}
              onChange={(isOn) =>
                setEvents(
                  webhookEvents.filter((one) => (one === name ? isOn : events.includes(one))),
                )
              }
              note={name}
            >
              {allEvents[name].webhook.when}
            </CheckBox>
          ))}
          <p role="alert" className={errorClass}>
            {eventsProblem && 'Choose at least one event'}
          </p>
        </fieldset>
      </div>
      <div className={footer}>
        <Button variant="secondary" aria-disabled={pending} onClick={on.onCancel}>
          Cancel
        </Button>
        <Button type="submit" pending={pending}>
          {action}
        </Button>
      </div>
    </form>
  );
}
