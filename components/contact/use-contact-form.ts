import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo } from 'react';
import { useForm } from 'react-hook-form';

import { contactMessageSchema, type ContactMessage } from '@/lib/contact-message';

import { contactFields, controlsOf, valueOf } from './controls';
import { codesIn, isField, type Codes } from './fault-words';

/**
 * react-hook-form over the controls of a form that stands in the page already, with what has been written into them.
 *
 * @returns what is wrong, by code; whether the message is on its way; and what can be done, the same from render to
 *   render
 */
export function useContactForm(form: HTMLFormElement) {
  const { register, handleSubmit, setValue, setError, reset, formState } = useForm<ContactMessage>({
    resolver: zodResolver(contactMessageSchema),
    shouldFocusError: false,
  });
  const { errors, isSubmitting } = formState;

  const actions = useMemo(() => {
    /** Takes over what stands in the controls; a browser may have filled them in without an event. */
    function readControls() {
      for (const name of contactFields) {
        setValue(name, valueOf(form, name).value as ContactMessage[typeof name]);
      }
    }

    return {
      /** Ties it to the controls. */
      adopt() {
        const values = contactFields.map((name) => [name, valueOf(form, name).value] as const);
        for (const [name, value] of values) {
          for (const control of controlsOf(form, name)) register(name).ref(control);
          // Of several radio buttons, each undoes the choice of the one after it.
          setValue(name, value as ContactMessage[typeof name]);
        }
      },

      /** Follows a change; after a first attempt to send, what is wrong follows it too. */
      follow(event: Event) {
        const { name } = event.target as HTMLInputElement;
        if (isField(name)) void register(name).onChange(event);
      },

      /** Sends the message, or says what is wrong with it. */
      async submit(
        send: (message: ContactMessage) => Promise<void>,
        refuse: (codes: Codes) => void,
      ): Promise<void> {
        readControls();
        await handleSubmit(send, (invalid) => refuse(codesIn(invalid)))();
      },

      /** Takes up what only the site has found. */
      takeUp(codes: Codes) {
        for (const [name, message] of Object.entries(codes)) {
          if (isField(name)) setError(name, { message });
        }
      },

      /** Begins another message. */
      startAnew() {
        form.reset();
        reset();
        this.adopt();
      },
    };
  }, [form, register, handleSubmit, setValue, setError, reset]);

  return { codes: codesIn(errors), isSubmitting, actions };
}
