/** `window.headlessCompanionTracks`: settings that PHP prints, and what the scripts of the list of tracks add. */

/** A track in the format in which includes/custom-fields/tracks.php saves it. */
interface Track {
  title: string;
  title_de: string;
  /** In seconds; 0 when the length is not known. */
  length: number;
  isrc: string;
  /** The ids of the audio files in the Media Library. */
  audio: number[];
  is_excerpt: boolean;
  words: string;
  words_de: string;
  /** The local date and time, without a time zone, from which the track can be played; empty: at once. */
  playable_from: string;
  /** The heights of the waveform, from 0 to 100. */
  peaks: number[];
}

type TrackChanges = Partial<Track>;

/** Changes, or a function that returns them for the track as it is when they are made. */
type TrackUpdate = TrackChanges | ((track: Track) => TrackChanges);

/** The text fields whose text may be invalid, and all fields whose input may be invalid. */
type CheckedTextName = 'length' | 'isrc';
type CheckedName = CheckedTextName | 'playable_from';

/** The invalid inputs of a track, by field. For `playable_from` it is an empty text: the browser does not reveal it. */
type MistypedTexts = Partial<Record<CheckedName, string>>;

interface CheckWords {
  label: string;
  message: string;
}

interface FieldCheck extends CheckWords {
  example: string;
  /** The saved value as text. */
  text(track: Track): string;
  /** Turns the entered text into the values to save; null when the text is invalid. */
  read(text: string): TrackChanges | null;
}

/** `keep` remembers the invalid text of a field; with undefined as the text, it forgets the field. */
interface Mistyped {
  isRefused: boolean;
  of(key: string): MistypedTexts;
  keep(key: string, name: CheckedName, text: string | undefined): void;
}

type Direction = 'up' | 'down';

interface TrackListProps {
  tracks: Track[];
  onChange: (tracks: Track[]) => void;
  /** Returns the text of the old field "tracklist", where the release has one. */
  tracklist?: () => string;
}

interface TrackActions {
  /** A unique name for each track. The name stays the same when the track is moved in the list. */
  keys: string[];
  /** The key of the track whose fields are open, or an empty string. */
  open: State<string>;
  mistyped: Mistyped;
  change(key: string, update: TrackUpdate): void;
  move(from: number, to: number, focus: Direction | ''): void;
  add(): void;
  remove(index: number): void;
  read(): void;
}

interface TrackFieldsProps {
  track: Track;
  id: string;
  change: (update: TrackUpdate) => void;
  mistyped: MistypedTexts;
  keepTyped: (name: CheckedName, text: string | undefined) => void;
  isRefused: boolean;
}

interface TrackRowProps extends TrackFieldsProps {
  index: number;
  count: number;
  isOpen: boolean;
  toggle: () => void;
  move: (by: number, focus: Direction) => void;
  remove: () => void;
  onDragStart: () => void;
  onDrop: () => void;
}

interface CheckedFieldProps {
  id: string;
  check: FieldCheck;
  track: Track;
  mistyped: string | undefined;
  isRefused: boolean;
  onChange: (changes: TrackChanges) => void;
  keepTyped: (text: string | undefined) => void;
}

/** track_list_settings() in includes/editing/tracks.php */
interface TrackSettings {
  /** The known audio files, by id. */
  sounds: Record<number, { name: string; type: string }>;
  mayChoose: boolean;
  /** The pattern of a line that is not a track (NOT_A_TRACK in includes/custom-fields/typed-html.php) */
  notATrack: string;
}

/** What scripts add, grouped by script. */
interface TrackParts {
  // track-text.js
  isIsrc(text: string): boolean;
  lengthText(seconds: number): string;
  lengthIn(text: string): number | null;
  newTrack(values?: TrackChanges): Track;
  tracksIn(text: string): Track[];
  // track-sound.js
  peaksOf(channels: Float32Array[]): number[];
  TrackSound: Component<{ track: Track; id: string; change: (update: TrackUpdate) => void }>;
  // track-checked-field.js
  checks: Record<CheckedTextName, FieldCheck> & { playable_from: CheckWords };
  LabelledField: Component<{ id: string; label: string; error?: string; children?: ReactNode }>;
  CheckedField: Component<CheckedFieldProps>;
  // track-moment.js
  MomentField: Component<Omit<CheckedFieldProps, 'check'>>;
  // track-fields.js
  TrackFields: Component<TrackFieldsProps>;
  // track-row.js
  TrackRow: Component<TrackRowProps>;
  // track-mistyped.js
  onMistyped(isMistyped: boolean): void;
  refuseMistyped(reveal?: () => void): boolean;
  useMistyped(keys: string[], open: (key: string) => void, wanted: ValueRef<string>): Mistyped;
  // track-actions.js
  hasUntitled(tracks: Track[]): boolean;
  mayLeaveOutUntitled(tracks: Track[]): boolean;
  useTracks(props: TrackListProps): TrackActions;
  // track-list.js
  TrackList: Component<TrackListProps>;
}

interface Window {
  headlessCompanionTracks: TrackSettings & TrackParts;
}
