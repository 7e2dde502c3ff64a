import type { Tour } from '@/lib/data/tours/tours';

import { auraLune } from './appearances/aura-lune-tour';
import { believe } from './appearances/believe-tour';
import { betweenClassicAndRebellion } from './appearances/between-classic-and-rebellion-tour';
import { colorOfOman } from './appearances/color-of-oman-tour';
import { inColors } from './appearances/in-colors-tour';
import { musicLove } from './appearances/music-love-tour';
import { musicSouling } from './appearances/music-souling-tour';
import { positiveMusicPower } from './appearances/positive-music-power-tour';
import { wonderland } from './appearances/wonderland-tour';

/** All tours, newest first. */
export const tours: Tour[] = [
  {
    slug: 'soul-song-tour',
    name: 'Soul Song Tour',
    from: 2025,
    to: null,
    guests: ['Pantoffelchor Haldenmatt', 'Bartholomäus Zgraggen', 'The Rim Corps of Queens'],
    line: {
      en: 'A bowl goes round in the interval, and one name in it becomes the last song of the night.',
      de: 'In der Pause geht eine Schale herum. Aus einem der Namen darin wird das letzte Lied des Abends.',
    },
    story: {
      en: 'Nobody on stage knows how this concert ends. For an hour we sing what is written down; then a slip of paper is unfolded, the lamps go out, and whoever is called stays in their seat while we look for their song in the dark. It sounds once. Two evenings have passed without one, and we said so, and Lune played something by a dead person instead.',
      de: 'Wie dieses Konzert aufhört, weiss auf der Bühne niemand. Eine Stunde lang singen wir, was geschrieben steht. Danach wird ein Zettel entfaltet, die Lampen gehen aus, und wer gerufen wird, bleibt sitzen, während wir im Dunkeln nach seinem Lied suchen. Es erklingt ein einziges Mal. Zweimal ist keines gekommen. Das haben wir gesagt, und Lune hat etwas von jemand Totem gespielt.',
    },
    appearances: null,
  },
  {
    slug: 'positive-music-power-tour',
    name: 'Positive Music Power Tour',
    from: 2023,
    to: null,
    guests: ['Duo Windfang', 'Rosa Sperling', 'Blaskapelle Seeblick', 'Irmgard und die Teelichter'],
    line: {
      en: 'Seven songs that look up, carried from a napkin in Lindental to a rope works in Lisbon.',
      de: 'Sieben Lieder mit dem Blick nach oben, unterwegs von einer Serviette in Lindental bis in eine Seilerei in Lissabon.',
    },
    story: {
      en: 'The title was written on a napkin as a dare, because no serious musician would put it on a poster. We put it on forty posters. In Yverney the audience kept its voice down out of politeness until the third chorus; in Haldenmatt swallows flew in and respected the rests. It is still going on, whenever somebody with an odd room writes to us.',
      de: 'Den Titel schrieb Aura als Mutprobe auf eine Serviette: Kein ernsthafter Mensch druckt so etwas auf ein Plakat. Wir haben ihn auf vierzig gedruckt. In Yverney blieb das Publikum aus Höflichkeit leise, bis zum dritten Refrain. In Haldenmatt flogen Schwalben durch die Scheune und hielten sich an die Pausen. Fertig ist die Tour nicht, solange uns noch jemand mit einem merkwürdigen Raum schreibt.',
    },
    appearances: positiveMusicPower,
  },
  {
    slug: 'wonderland-tour',
    name: 'Wonderland Tour',
    from: 2021,
    to: 2023,
    guests: ['Frau Holunder', 'Trio Teekanne', 'Leandro Vale'],
    line: {
      en: 'Through the wardrobe, past the coats, and home in time for supper.',
      de: 'Durch den Schrank, an den Mänteln vorbei und zum Abendessen wieder daheim.',
    },
    story: {
      en: 'We had been sitting in kitchens for a year and did not want to leave them, so the kitchens came along: a table, two lamps, a pot of something. In Berlin the ballroom was booked, and we moved the concert next door to the stove after four bars. Eighty metres under Salzburg the salt took every high note and gave back the low ones, bigger.',
      de: 'Ein Jahr hatten wir in Küchen verbracht und mochten nicht mehr hinaus. Also kamen die Küchen mit: ein Tisch, zwei Lampen, ein Topf mit etwas darin. In Berlin war der Ballsaal gebucht, nach vier Takten zogen wir um, nach nebenan zum Herd. Achtzig Meter unter Salzburg behielt der Fels die hohen Töne für sich und gab die tiefen grösser zurück.',
    },
    appearances: wonderland,
  },
  {
    slug: 'music-love-tour',
    name: 'Music Love Tour',
    from: 2020,
    to: 2021,
    guests: ['The Neighbours of Bachweg', 'Silvan am Akkordeon'],
    line: {
      en: 'Eleven plans, four postponements, one open window: the tour that learned patience for us.',
      de: 'Elf Pläne, vier Verschiebungen, ein offenes Fenster: die Tour, die für uns Geduld gelernt hat.',
    },
    story: {
      en: 'What remained of it could be heard from the street. On Saturdays at six we opened the studio window and sang four songs to the house across the way, and the house across the way answered with pan lids. Everything else on this list was moved, moved again, or took place in a small rectangle with bad light. We have kept the original dates, crossed out, because they belong to it.',
      de: 'Übrig blieb davon, was man auf der Strasse hören konnte. Samstags um sechs machten wir das Studiofenster auf und sangen dem Haus gegenüber vier Lieder, und das Haus gegenüber antwortete mit Pfannendeckeln. Alles andere auf dieser Liste wurde verlegt, noch einmal verlegt oder fand in einem kleinen Rechteck bei schlechtem Licht statt. Die alten Termine stehen noch da. Sie gehören dazu.',
    },
    appearances: musicLove,
  },
  {
    slug: 'in-colors-tour',
    name: 'In Colors Tour',
    from: 2018,
    to: 2020,
    guests: ['Ensemble Indigo', 'Ada Krapp', 'Chor der Spätschicht'],
    line: {
      en: 'Each night began in one pigment and ended in the colour of dishwater, which turned out to be lovely.',
      de: 'Jeder Abend fing mit einem Pigment an und hörte in der Farbe von Spülwasser auf. Sie war wunderschön.',
    },
    story: {
      en: 'Ada Krapp stood at a table beside the piano and dissolved one colour per song in a tank that a projector threw on the wall: madder, ochre, saffron, verdigris, indigo, and two of which she would not tell the names. By the last piece everything had run together. Children loved the middle. Caretakers loved the plastic sheet.',
      de: 'Neben dem Flügel stand Ada Krapp an einem Tisch und löste pro Lied eine Farbe in einem Becken auf, das ein Projektor an die Wand warf: Krapp, Ocker, Safran, Grünspan, Indigo und zwei, deren Namen sie für sich behielt. Beim letzten Stück war alles ineinandergelaufen. Kinder mochten die Mitte am liebsten. Hausmeister die Folie.',
    },
    appearances: inColors,
  },
  {
    slug: 'color-of-oman-tour',
    name: 'Color of Oman Tour',
    from: 2016,
    to: 2018,
    guests: ['Salim mit der Oud', 'Quartett Weihrauch'],
    line: {
      en: 'Dust from a roof in Nizwa, carried into Swiss cellars inside the microphones.',
      de: 'Staub von einem Dach in Nizwa, in den Mikrofonen heimgetragen bis in Schweizer Keller.',
    },
    story: {
      en: 'Oman itself never heard it. We had gone there for a week without an instrument, drew figures in fine sand on a hired roof, and came home with notebooks and grit. Only then did the songs arrive. Salim, who repairs ouds behind the station in Basel, listened to the first one and corrected the walking speed of the camel.',
      de: 'Gehört hat man diese Lieder überall, nur in Oman nie. Eine Woche waren wir dort, ohne Instrument, zeichneten auf einem gemieteten Dach Figuren in feinen Sand und kamen mit Notizheften und knirschenden Zähnen heim. Erst da trafen die Lieder ein. Salim, der hinter dem Basler Bahnhof Ouds repariert, hörte sich das erste an und verbesserte die Gangart des Kamels.',
    },
    appearances: colorOfOman,
  },
  {
    slug: 'between-classic-and-rebellion-tour',
    name: 'Between Classic & Rebellion Tour',
    from: 2016,
    to: 2018,
    guests: ['Streichquartett Widerhaken', 'DJ Kontrapunkt', 'Fräulein Fermate'],
    line: {
      en: 'First half as taught, second half as forbidden, with an interval for apologies.',
      de: 'Erste Hälfte wie gelernt, zweite Hälfte wie verboten, dazwischen eine Pause für Entschuldigungen.',
    },
    story: {
      en: 'Polite rebellion needs good manners, so we dressed for a recital. Before the interval there were songs by people in frames; afterwards the same songs with their collars open, a drum made of a suitcase, and an aria that Aura had once sung correctly and now sang truly. One old lady came to all eleven evenings. She wanted to be certain.',
      de: 'Wer höflich rebellieren will, braucht Manieren, darum kamen wir in Konzertkleidung. Vor der Pause gab es Lieder von Leuten in Bilderrahmen. Danach dieselben mit offenem Kragen, dazu ein Koffer als Trommel und eine Arie, die Aura früher richtig gesungen hatte und jetzt ehrlich sang. Eine alte Dame besuchte alle elf Abende. Sie wollte sichergehen.',
    },
    appearances: betweenClassicAndRebellion,
  },
  {
    slug: 'believe-tour',
    name: 'Believe Tour',
    from: 2015,
    to: 2016,
    guests: ['Kinderchor Kornmarkt', 'Orgelbauer Nägeli'],
    line: {
      en: 'Not a creed, more the thing you say to a dark stair before you trust it with your foot.',
      de: 'Kein Bekenntnis, eher das, was man einer dunklen Treppe sagt, bevor man ihr den Fuss anvertraut.',
    },
    story: {
      en: 'Churches invited us because of the title and asked afterwards what it was that we believed. Lune always pointed at the organ builder. Nägeli had come along to lower one stop by hand in every building, wearing slippers so as not to mark the lead, and on the second verse the children of Kornmarkt walked in from the vestry holding his spare pipes.',
      de: 'Kirchen luden uns wegen des Titels ein und fragten hinterher, woran wir denn nun glaubten. Lune zeigte jeweils auf den Orgelbauer. Nägeli reiste mit und setzte in jedem Haus von Hand ein Register tiefer, in Hausschuhen, damit das Blei keine Dellen bekam. Bei der zweiten Strophe kamen die Kinder vom Kornmarkt aus der Sakristei, seine Ersatzpfeifen im Arm.',
    },
    appearances: believe,
  },
  {
    slug: 'music-souling-tour',
    name: 'Music Souling Tour',
    from: 2013,
    to: 2016,
    guests: ['Heuboden Streicher', 'Tante Klara', 'Die drei Postautos'],
    line: {
      en: 'We made up a word, and for three years people in barns asked us to spell it.',
      de: 'Wir erfanden ein Wort, und drei Jahre lang liess man es sich in Scheunen buchstabieren.',
    },
    story: {
      en: 'Somewhere between a hotel bar and a sawmill the black grand joined us, resentful, and began its long way down from 440. You could follow the descent from concert to concert: a little sour in Seeblick, undecided in Hohenmatt, and by the winter of Oberhalden finally at rest. Tante Klara turned pages, poured tea, and refused to be introduced.',
      de: 'Zwischen einer Hotelbar und einem Sägewerk stiess der schwarze Flügel zu uns, beleidigt, und machte sich auf seinen langen Weg hinab von 440. Von Konzert zu Konzert liess sich der Abstieg verfolgen: in Seeblick etwas säuerlich, in Hohenmatt unentschlossen, im Oberhaldener Winter endlich angekommen. Tante Klara blätterte um, schenkte Tee ein und verbat sich jede Vorstellung.',
    },
    appearances: musicSouling,
  },
  {
    slug: 'aura-lune-tour',
    name: 'Aura & Lune Tour',
    from: 2012,
    to: 2014,
    guests: ['Der Mann vom Empfang', 'Frau Nef am Metronom', 'Handorgel Imhof'],
    line: {
      en: 'Three songs, a borrowed handcart, and every door that anyone would open.',
      de: 'Drei Lieder, ein geliehener Handwagen und jede Tür, die jemand aufmachte.',
    },
    story: {
      en: 'Hardly anyone would call it a tour, except that we kept a list. Thirty-two times in two years we rang, unfolded a stage piano with one dead key, and sang what we had: three songs, then six, then nine. We played for a dentist’s waiting room, for a lifeguard off duty, for a silver wedding at which the couple had gone to bed. Nobody paid much. Everybody fed us.',
      de: 'Eine Tour würde das kaum jemand nennen, hätten wir nicht Buch geführt. Zweiunddreissigmal in zwei Jahren klingelten wir, klappten ein Bühnenklavier mit einer stummen Taste auf und sangen, was da war: drei Lieder, dann sechs, dann neun. Für ein Wartezimmer, für einen Bademeister nach Feierabend, für eine silberne Hochzeit, bei der das Paar schon schlief. Bezahlt wurde wenig, gegessen gut.',
    },
    appearances: auraLune,
  },
];
