/** `wp.element` (React, as WordPress exports it), and short names for types of React that the plugin's scripts use. */

type ReactNode = import('react').ReactNode;
type ReactElement = import('react').ReactElement;
type Component<Props> = (props: Props) => ReactNode;

/** Widens the type of a start value to that of the state: `false` becomes boolean, `''` becomes string. */
type Widened<Start> = Start extends boolean
  ? boolean
  : Start extends string
    ? string
    : Start extends number
      ? number
      : Start;

/** What `useState` returns: the state, and the function that sets it. */
type State<Value> = [
  value: Value,
  set: import('react').Dispatch<import('react').SetStateAction<Value>>,
];

/** What `useRef` returns for an element (null before the element is rendered), and for any other value. */
type ElementRef<Drawn extends Element = HTMLElement> = import('react').RefObject<Drawn | null>;
type ValueRef<Value> = import('react').RefObject<Value>;

/** The change event of a form field. */
type FieldEvent = import('react').ChangeEvent<
  HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
>;

type DataAttributes = { [name: `data-${string}`]: string };

/** The props of an element without `children`: createElement() gets those as separate arguments. */
type GivenProps<Props> = Omit<Props, 'children'> & { key?: import('react').Key | null };

type ChildrenOf<Props> = Props extends { children: infer Only }
  ? [child: Only]
  : 'children' extends keyof Props
    ? ReactNode[]
    : [];

interface CreateElement {
  <Tag extends keyof import('react').JSX.IntrinsicElements>(
    tag: Tag,
    props: import('react').JSX.IntrinsicElements[Tag] | null,
    ...children: ReactNode[]
  ): ReactElement;
  /** A component without props, or with optional ones. */
  (component: Component<Record<string, never>>): ReactElement;
  <Props>(
    component: Component<Props>,
    props: GivenProps<Props> | (object extends GivenProps<Props> ? null : never),
    ...children: ChildrenOf<Props>
  ): ReactElement;
}

interface WordPressElement {
  createElement: CreateElement;
  createRoot(container: Element): { render(element: ReactElement): void };
  Fragment: Component<{ children?: ReactNode }>;
  useEffect: typeof import('react').useEffect;
  useMemo: typeof import('react').useMemo;
  useRef: typeof import('react').useRef;
  /** `Value` is inferred from the declared type of the variable, otherwise from the start value. */
  useState<Start, Value = Widened<Start>>(start: Start & NoInfer<Value>): State<Value>;
}
