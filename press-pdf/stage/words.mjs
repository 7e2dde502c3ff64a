/** The labels of the drawing, and its alternative text, for readers who cannot see it. */
export const stageWords = {
  en: {
    whole:
      'Plan of the stage, seen from above, the audience below. Left: the grand piano, keyboard to the left, with microphones 2 and 3 inside and Lune at its keys, microphone 8 and monitor B beside him. Middle: Aura with microphone 1 and monitor A. Right: five bowls in a half circle on a carpet, with microphones 4 to 7. Microphone 9 waits on the right, near the audience.',
    back: 'back of the stage',
    audience: 'AUDIENCE',
    piano: 'grand piano, lid open',
    pianist: 'piano',
    singer: 'voice',
    bowls: 'five sound bowls',
    carpet: 'carpet 2 × 1.5 m',
    monitor: 'monitor',
    power: '2 × 230 V',
  },
  de: {
    whole:
      'Plan der Bühne von oben, das Publikum unten. Links: der Flügel, Tasten links, darin die Mikrofone 2 und 3, an den Tasten Lune, neben ihm Mikrofon 8 und Monitor B. Mitte: Aura mit Mikrofon 1 und Monitor A. Rechts: fünf Schalen im Halbkreis auf einem Teppich, mit den Mikrofonen 4 bis 7. Mikrofon 9 wartet rechts, nahe beim Publikum.',
    back: 'Bühne hinten',
    audience: 'PUBLIKUM',
    piano: 'Flügel, Deckel offen',
    pianist: 'Flügel',
    singer: 'Gesang',
    bowls: 'fünf Klangschalen',
    carpet: 'Teppich 2 × 1,5 m',
    monitor: 'Monitor',
    power: '2 × 230 V',
  },
};
