import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo } from 'react';
import { useForm } from 'react-hook-form';

import {
  contactMessageSchema,
  type ContactField,
  type ContactMessage,
} from '@/supabase/functions/_shared/contact-message-schema';

import { contactFields, controlsOf, valueOf } from './controls';
import { restoreDraft } from './draft';
import { codesIn, isField, type Codes } from './error-messages';

/**
 * Connects react-hook-form with the controls of a form that is already in the page, and with the values in them.
 *
 * @returns errors by code, whether a message is being sent, and functions that stay the same between renders
 */
export function useContactForm(form: HTMLFormElement) {
  const { register, handleSubmit, setValue, setError, reset, formState } = useForm<ContactMessage>({
    resolver: zodResolver(contactMessageSchema),
    shouldFocusError: false,
  });
  const { errors, isSubmitting } = formState;

  const actions = useMemo(() => {
    /** Reads the values of the controls: a browser may have filled them in without an event. */
    function readControls() {
      for (const name of contactFields) setText(name, valueOf(form, name).value);
    }

    function setText(name: ContactField, text: string) {
      // oxlint-disable-next-line typescript/consistent-type-assertions -- The schema checks it before it is sent.
      setValue(name, text as ContactMessage[typeof name]);
    }

    return {
      /** Registers the controls of the form with react-hook-form. */
      registerControls() {
        const values = contactFields.map((name) => [name, valueOf(form, name).value] as const);
        for (const [name, value] of values) {
          for (const control of controlsOf(form, name)) register(name).ref(control);
          // Set once per field. Setting the value after each radio button would undo the choice of the button before.
          setText(name, value);
        }
      },

      /** Handles an input event. After the first attempt to send, this also updates the errors. */
      handleInput(event: Event) {
        const name = event.target instanceof Element ? event.target.getAttribute('name') : null;
        if (name && isField(name)) void register(name).onChange(event);
      },

      /** Sends the message, or shows its errors. */
      async submit(
        send: (message: ContactMessage) => Promise<void>,
        refuse: (codes: Codes) => void,
      ): Promise<void> {
        readControls();
        await handleSubmit(send, (invalid) => refuse(codesIn(invalid)))();
      },

      /** Shows errors that only the server has found. */
      showServerErrors(codes: Codes) {
        for (const [name, message] of Object.entries(codes)) {
          if (isField(name)) setError(name, { message });
        }
      },

      /** Empties the form for another message, or shows the draft if there is one. */
      resetForm() {
        form.reset();
        reset();
        restoreDraft(form);
        this.registerControls();
      },
    };
  }, [form, register, handleSubmit, setValue, setError, reset]);

  return { codes: codesIn(errors), isSubmitting, actions };
}
