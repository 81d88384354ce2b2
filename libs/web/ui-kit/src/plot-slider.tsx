export interface PlotSliderProps {
  readonly label: string;
  /** The shown point in words. */
  readonly valueText: string | undefined;
  readonly count: number;
  /** Of the shown point. */
  readonly index: number;
  /** The index of the point at a share of the width. */
  readonly pointAt: (share: number) => number;
  /** Null to show none. */
  readonly onShow: (index: number | null) => void;
}

/** A slider over a plot that shows its points by pointer, touch and arrow keys. */
export function PlotSlider({ label, valueText, count, index, pointAt, onShow }: PlotSliderProps) {
  return (
    <input
      type="range"
      aria-label={label}
      aria-valuetext={valueText}
      min={0}
      max={Math.max(0, count - 1)}
      value={index}
      className="absolute inset-0 h-full w-full cursor-crosshair touch-pan-y opacity-0"
      onChange={(event) => onShow(event.target.valueAsNumber)}
      onFocus={() => onShow(index)}
      onBlur={() => onShow(null)}
      onPointerMove={(event) => {
        const box = event.currentTarget.getBoundingClientRect();
        onShow(pointAt((event.clientX - box.left) / box.width));
      }}
      onPointerLeave={() => onShow(null)}
    />
  );
}
