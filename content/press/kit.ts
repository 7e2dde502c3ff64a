import type { PressKit } from '@/lib/data/press/press';

const credit = 'Auralune / Jonas Ebnöther';

export const pressKit: PressKit = {
  updated: '2026-11-27',
  changes: [
    {
      date: '2026-11-27',
      words: {
        en: 'All thirteen pictures, in the quality of print. Please replace earlier copies.',
        de: 'Alle dreizehn Bilder, jetzt in Druckqualität. Bitte ersetze frühere Kopien.',
      },
    },
    {
      date: '2026-11-27',
      words: {
        en: 'Long biography: “Music Souling” came out between the visits of the first tour, not after the last one.',
        de: 'Lange Biografie: «Music Souling» erschien schon zwischen den Besuchen der ersten Tour, nicht erst danach.',
      },
    },
    {
      date: '2026-11-26',
      words: {
        en: 'Seven new pictures: the duo on stage, Aura and Lune alone, hands, keys, the piano before a concert, the hall.',
        de: 'Sieben neue Bilder: das Duo auf der Bühne, Aura und Lune einzeln, Hände, Tasten, der Flügel vor dem Konzert, der Saal.',
      },
    },
  ],
  short: {
    en: 'Auralune are the singer Aura and the pianist Lune. Since 2012 the Swiss duo has played a grand piano tuned to 432\u00a0hertz, on stages, in barns and once on a truck in Times Square. They are known for Soul Songs: pieces found on the spot for one person, and heard once. Their latest album is “Night Grammar” (2026).',
    de: 'Auralune sind die Sängerin Aura und der Pianist Lune. Seit 2012 spielt das Schweizer Duo auf einem Flügel, der auf 432\u00a0Hertz steht: auf Bühnen, in Scheunen, einmal auf einem Lastwagen am Times Square. Bekannt wurde es mit Soul Songs, Stücken, die aus dem Stegreif für einen einzigen Menschen entstehen. Das jüngste Album heisst «Night Grammar» (2026).',
  },
  long: {
    en: `Aura trained as a hotel cook and lost her speech to a stroke at twenty-two; she found it again by singing. Lune won a piano competition, gave up the career that came with it, and repaired instruments for nine years. They met in February 2012 in the foyer of a conference centre in Lucerne. He was lying under the piano, she was folding napkins, and both were a little below concert pitch.

Between thirty-two visits to barns, kitchens and stairwells they released “Music Souling” (2014), followed by eleven more albums and EPs. Every piano they use is lowered to an A of 432\u00a0hertz. They make no medical claims for this; they say that it slows them down, and that slowness can be heard.

The video for “Authentic Ground”, four minutes of eye contact without a cut, won the Silver Heron in 2023. On Peace Day 2025 they performed in Times Square with twenty unrehearsed drummers. The Soul Song Tour, on the road since that year, closes every concert with a piece for somebody in the audience whose name was drawn from a bowl.

Auralune live and rehearse at Sennhof near Lucerne. They have given 160 concerts in nine countries on three continents.`,
    de: `Aura lernte Hotelköchin und verlor mit zweiundzwanzig durch einen Schlaganfall die Sprache; beim Singen fand sie sie wieder. Lune gewann einen Klavierwettbewerb, liess die Laufbahn liegen, die dazugehörte, und reparierte neun Jahre lang Instrumente. Im Februar 2012 begegneten sich die beiden im Foyer eines Luzerner Kongresshauses. Er lag unter dem Flügel, sie faltete Servietten, und beide waren eine Spur zu tief.

Zwischen zweiunddreissig Besuchen in Scheunen, Küchen und Treppenhäusern erschien «Music Souling» (2014), elf weitere Alben und EPs folgten. Jedes Klavier, auf dem sie spielen, wird auf ein A von 432\u00a0Hertz gesenkt. Heilversprechen knüpfen sie daran keine. Es mache sie langsamer, sagen sie, und Langsamkeit höre man.

Das Video zu «Authentic Ground», vier Minuten Augenkontakt ohne Schnitt, gewann 2023 den Silbernen Reiher. Am Weltfriedenstag 2025 traten die beiden auf dem Times Square auf, begleitet von zwanzig Trommeln, die niemand eingeplant hatte. Auf der Soul Song Tour, seit jenem Jahr unterwegs, gilt das letzte Stück jedes Abends einem Menschen im Saal, dessen Name aus einer Schale gezogen wurde.

Auralune leben und proben im Sennhof bei Luzern. 160 Konzerte haben sie gegeben, in neun Ländern auf drei Kontinenten.`,
  },
  photos: [
    {
      file: 'on-stage.webp',
      width: 2400,
      height: 1600,
      alt: {
        en: 'Aura sings and Lune plays the grand piano, two silhouettes in violet light',
        de: 'Aura singt, Lune spielt am Flügel: zwei Silhouetten in violettem Licht',
      },
      credit,
    },
    {
      file: 'aura-singing.webp',
      width: 1600,
      height: 2400,
      alt: {
        en: 'Aura at the microphone, a silhouette in rose-coloured light',
        de: 'Aura am Mikrofon, eine Silhouette in rosafarbenem Licht',
      },
      credit,
    },
    {
      file: 'lune-at-the-piano.webp',
      width: 2400,
      height: 1600,
      alt: {
        en: 'Lune at the grand piano, a silhouette in blue light',
        de: 'Lune am Flügel, eine Silhouette in blauem Licht',
      },
      credit,
    },
    {
      file: 'hands-on-the-keys.webp',
      width: 2400,
      height: 1600,
      alt: {
        en: 'The hands of Lune on the keys, two silhouettes before a figure in golden light',
        de: 'Die Hände von Lune auf den Tasten, zwei Silhouetten vor einer Figur in goldenem Licht',
      },
      credit,
    },
    {
      file: 'before-the-concert.webp',
      width: 1600,
      height: 2400,
      alt: {
        en: 'An open grand piano on an empty stage, in turquoise light',
        de: 'Ein offener Flügel auf einer leeren Bühne, in türkisem Licht',
      },
      credit,
    },
    {
      file: 'the-hall.webp',
      width: 2400,
      height: 1600,
      alt: {
        en: 'The duo on a stage in golden light, and the heads of the audience in front',
        de: 'Das Duo auf einer Bühne in goldenem Licht, davor die Köpfe des Publikums',
      },
      credit,
    },
    {
      file: 'keys.webp',
      width: 2400,
      height: 1600,
      alt: {
        en: 'The keys of the grand piano, with a figure of 432\u00a0hertz on the lacquer',
        de: 'Die Tasten des Flügels, auf dem Lack eine Figur von 432\u00a0Hertz',
      },
      credit,
    },
    {
      file: 'duo-at-the-water.webp',
      width: 2400,
      height: 1600,
      alt: {
        en: 'A figure of light above dark water, mirrored, in violet',
        de: 'Eine Lichtfigur über dunklem Wasser, gespiegelt, in Violett',
      },
      credit,
    },
    {
      file: 'voice-close.webp',
      width: 2400,
      height: 1600,
      alt: {
        en: 'The ripples of a sung note, seen close up, in rose',
        de: 'Wellen eines gesungenen Tons, aus der Nähe, in Rosa',
      },
      credit,
    },
    {
      file: 'piano-strings.webp',
      width: 2400,
      height: 1600,
      alt: {
        en: 'Golden veils that drift like strings just struck',
        de: 'Goldene Schleier, wie Saiten nach dem Anschlag',
      },
      credit,
    },
    {
      file: 'sand-plate.webp',
      width: 2400,
      height: 1600,
      alt: {
        en: 'Sand on a square plate, ordered by a tone into green lines',
        de: 'Sand auf einer quadratischen Platte, von einem Ton in grüne Linien gelegt',
      },
      credit,
    },
    {
      file: 'soul-song-circle.webp',
      width: 2400,
      height: 1600,
      alt: {
        en: 'A round figure in blue light, the shape of an evening’s last song',
        de: 'Eine runde Figur in blauem Licht, die Gestalt eines letzten Liedes',
      },
      credit,
    },
    {
      file: 'two-tones.webp',
      width: 2400,
      height: 1600,
      alt: {
        en: 'Two ember-coloured figures that overlap and share their lines',
        de: 'Zwei glutfarbene Figuren, die sich überlagern und Linien teilen',
      },
      credit,
    },
  ],
  logos: [
    {
      path: '/images/mark.svg',
      name: { en: 'Mark, one colour (SVG)', de: 'Signet, einfarbig (SVG)' },
    },
    {
      path: '/icons/icon-512.png',
      name: {
        en: 'Mark on night blue, 512 pixels (PNG)',
        de: 'Signet auf Nachtblau, 512 Pixel (PNG)',
      },
    },
    {
      path: '/icons/icon-maskable-512.png',
      name: { en: 'The same without rounded corners (PNG)', de: 'Dasselbe ohne runde Ecken (PNG)' },
    },
  ],
};
