import type { Admission } from '../data/events/admission';

/** The admission of an event for which WordPress has no such data. */
export const unknownAdmission: Admission = {
  ...{ doorsTime: null, availability: null, price: null, presaleFrom: null, supportingActs: [] },
  ...{ minimumAge: null, ageNote: null, accessibility: null },
};
