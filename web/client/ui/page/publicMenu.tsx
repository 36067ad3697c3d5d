import { CalendarDays, Info, Mail, SlidersHorizontal, User } from "lucide-react";
import { siteConfig } from "../../data/siteConfig.ts";
import type { MenuItem } from "./menuItem.ts";

/** The side menu of the landing page and of the events list. */
export const publicMenu = (isSignedIn: boolean): ReadonlyArray<MenuItem> => [
  { label: "My Profile", icon: <User />, to: isSignedIn ? "/profile" : "/auth" },
  { label: "Upcoming Events", icon: <CalendarDays />, to: "/events" },
  { label: "About", icon: <Info />, to: "/about" },
  { label: "Contact", icon: <Mail />, to: `mailto:${siteConfig.supportEmail}` },
  { label: "Event Management", icon: <SlidersHorizontal />, to: "/admin/login" },
];
