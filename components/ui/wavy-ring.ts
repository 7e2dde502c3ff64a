type Ring = {
  fold: number;
  radius: number;
  /** How far it leaves the circle, as a part of the radius. */ swing: number;
};

/** The path of a circle around 0, 0 that a standing wave bends outwards `fold` times. */
export function wavyRing({ fold, radius, swing }: Ring): string {
  const points = Array.from({ length: fold * 2 }, (_, index) => {
    const angle = (index * Math.PI) / fold;
    const reach = radius * (1 + (index % 2 ? -swing : swing));
    return [reach * Math.sin(angle), -reach * Math.cos(angle)] as const;
  });
  const middles = points.map(([x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length]!;
    return `${Math.round((x + nextX) / 2)} ${Math.round((y + nextY) / 2)}`;
  });
  const curves = points.map(
    ([x, y], index) => `Q${Math.round(x)} ${Math.round(y)} ${middles[index]}`,
  );

  return `M${middles.at(-1)}${curves.join('')}Z`;
}
