/** The people who answer the questions of promoters. */
export const contacts = {
  sound: {
    name: 'Dora Amstad',
    part: { en: 'Sound', de: 'Ton' },
    email: 'sound@auralune.example',
    phone: '+41 41 000 05 28',
  },
  tour: {
    name: 'Selma Ruckstuhl',
    part: { en: 'Touring', de: 'Tourleitung' },
    email: 'touring@auralune.example',
    phone: '+41 41 000 07 41',
  },
};
