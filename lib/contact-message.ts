/** The schema lives beside the function: Supabase deploys that folder, and nothing above it. */
export {
  contactMessageSchema,
  limits,
  subjects,
  titles,
  type ContactField,
  type ContactMessage,
} from '../supabase/functions/_shared/contact-message';

/** Nobody writes a message in less, in milliseconds. */
export const leastTime = 3_000;
