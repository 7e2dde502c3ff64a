/** The schema lives beside the function: Supabase deploys that folder, and nothing above it. */
export {
  contactMessageSchema,
  limits,
  subjects,
  titles,
  type ContactField,
  type ContactMessage,
} from '../../supabase/functions/_shared/contact-message';

/** The shortest time in which a person can write a message, in milliseconds. A faster one counts as spam. */
export const leastTime = 3_000;
