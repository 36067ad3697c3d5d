import { globalFontFace } from "@vanilla-extract/css";

interface Metrics {
  readonly ascent: number;
  readonly descent: number;
}

/**
 * A font of the device, scaled to the size of ours, so that nothing moves when ours has loaded.
 * `width` is that of the same words in ours, in percent of the device's font.
 */
const inPlaceOf = ({ ascent, descent }: Metrics, name: string, local: string, width: number) => {
  // The adjusted size changes both heights as well.
  const percent = (height: number) => `${((height * 100) / width).toFixed(1)}%`;
  globalFontFace(name, {
    src: `local("${local}")`,
    fontWeight: "100 900",
    sizeAdjust: `${width}%`,
    ascentOverride: percent(ascent),
    descentOverride: percent(descent),
    lineGapOverride: "0%",
  });
};

// In percent of the font size, as browsers measure them.
const crest = { ascent: 110, descent: 38 };
const archivo = { ascent: 88, descent: 21 };

inPlaceOf(crest, "Crest in Georgia", "Georgia", 83);
inPlaceOf(crest, "Crest in Times", "Times New Roman", 90);
inPlaceOf(crest, "Crest in Noto", "Noto Serif", 75);
inPlaceOf(crest, "Crest in DejaVu", "DejaVu Serif Bold", 65);
// The roman sister of the face is as high and a little wider.
inPlaceOf(crest, "Roman in Georgia", "Georgia", 85.1);
inPlaceOf(crest, "Roman in Times", "Times New Roman", 92.3);
inPlaceOf(crest, "Roman in Noto", "Noto Serif", 76.9);
inPlaceOf(crest, "Roman in DejaVu", "DejaVu Serif Bold", 66.7);
inPlaceOf(archivo, "Archivo in Arial", "Arial", 98.7);
inPlaceOf(archivo, "Archivo in DejaVu", "DejaVu Sans", 86.6);
