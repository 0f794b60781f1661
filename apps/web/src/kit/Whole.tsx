/** Words that a dash joins, and nothing else does. */
const JOINED = /(\p{L}+–\p{L}+)/u;

/** A text in which no line ends within what a dash joins: "East–West" stays whole, also in large letters. */
export function Whole({ text }: { readonly text: string }) {
  return (
    <span>
      {text.split(JOINED).map((part, index) =>
        index % 2 === 0 ? (
          part
        ) : (
          <span key={index} className="whole">
            {part}
          </span>
        ),
      )}
    </span>
  );
}
