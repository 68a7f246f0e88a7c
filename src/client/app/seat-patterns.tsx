export const SEAT_LETTERS = ['a', 'b', 'c', 'd', 'e', 'f'] as const;

/** The pattern of each seat in drawings, so that nobody is told by colour alone. */
export function SeatPatterns() {
  const unit = { patternUnits: 'userSpaceOnUse' } as const;
  return (
    <defs>
      <pattern id="board-seat-a" {...unit} width="7" height="7" patternTransform="rotate(45)">
        <rect width="2.4" height="7" fill-opacity=".36" />
      </pattern>
      <pattern id="board-seat-b" {...unit} width="6" height="6">
        <circle cx="3" cy="3" r="1.5" fill-opacity=".42" />
      </pattern>
      <pattern id="board-seat-c" {...unit} width="6" height="6">
        <rect width="6" height="2.2" fill-opacity=".36" />
      </pattern>
      <pattern id="board-seat-d" {...unit} width="8" height="8">
        <path d="M0 0h4v4H0zM4 4h4v4H4z" fill-opacity=".32" />
      </pattern>
      <pattern id="board-seat-e" {...unit} width="6" height="6">
        <rect width="2.2" height="6" fill-opacity=".36" />
      </pattern>
      <pattern id="board-seat-f" {...unit} width="7" height="7" patternTransform="rotate(45)">
        <path d="M0 0h7v1.6H0zM0 0h1.6v7H0z" fill-opacity=".36" />
      </pattern>
    </defs>
  );
}
