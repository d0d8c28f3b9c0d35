// What ship and plane are given to be drawn.
import type { Vessel } from "../../wire";

export interface VesselProps {
  readonly vessel: Vessel;
  /** Whether all of it is shown, not its name alone. */
  readonly unfolded: boolean;
  /** Whether it is a leaf of its own, which is not folded. */
  readonly large: boolean;
  /** It is to be folded, or unfolded. */
  readonly onfold: () => void;
}
