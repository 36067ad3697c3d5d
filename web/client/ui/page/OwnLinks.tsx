import { CalendarDays, House, LogOut, User } from "lucide-react";
import { HeaderLinks } from "./HeaderLinks.tsx";
import type { MenuItem } from "./menuItem.ts";

/** The ways of a signed-in player. */
export const ownLinks = (onSignOut: () => void): ReadonlyArray<MenuItem> => [
  { label: "Home", icon: <House />, to: "/" },
  { label: "Events", icon: <CalendarDays />, to: "/events" },
  { label: "Profile", icon: <User />, to: "/profile" },
  { label: "Sign Out", icon: <LogOut />, to: onSignOut },
];

/** The same beside the menu of a public page. */
const OwnLinks = ({ onSignOut }: { readonly onSignOut: () => void }) => (
  <HeaderLinks items={ownLinks(onSignOut)} />
);

export default OwnLinks;
